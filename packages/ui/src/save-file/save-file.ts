/**
 * Downloads a file.
 * @param name its file name
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the next task and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address));
}
