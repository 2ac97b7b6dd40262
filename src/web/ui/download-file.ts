/** Downloads a file that was made in the browser. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download holds its own reference once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
