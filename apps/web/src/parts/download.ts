/** Hands over a file: the browser asks where to save it, or puts it among the downloads. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A text as a file. */
export const textFile = (text: string, type = 'text/plain'): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
