export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has its own reference after this time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
