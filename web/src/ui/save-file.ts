/** Safari begins a download only after a while, and saves nothing once its address is gone. In milliseconds. */
const KEPT = 60_000;

/** Makes the browser download a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
