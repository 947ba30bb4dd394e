declare module '*.css?inline' {
  const css: string;
  // biome-ignore lint/style/noDefaultExport: so Vite gives the text of a style sheet.
  export default css;
}
