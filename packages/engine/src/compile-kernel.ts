const compiled = new Map<string, WebAssembly.Module>();

/** A kernel kept as text, compiled once; null where WebAssembly may not be compiled: some pages forbid it. */
export function compileKernel(code: string): WebAssembly.Module | null {
  try {
    const known = compiled.get(code);
    if (known) return known;
    const module = new WebAssembly.Module(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)));
    compiled.set(code, module);
    return module;
  } catch {
    return null;
  }
}
