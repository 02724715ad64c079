/** Offers data to the user as a file download. */
export function saveDataToFile(data: string, type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The text of a file the user has chosen. */
export function readTextFromFile(file: File): Promise<string> {
  return file.text();
}

/** Whether the server has a file at this URL. */
export async function srcExists(src: string): Promise<boolean> {
  try {
    return (await fetch(src, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
