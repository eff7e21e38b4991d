/** Hands a file that was fetched to the browser, which keeps it or asks where. */
export function saveFile(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // The browser has taken hold of the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
