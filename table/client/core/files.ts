/** Offer data to the person as a file to keep. */
export function saveDataToFile(data: string, type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The text of a file that a person chose. */
export function readTextFromFile(file: File): Promise<string> {
  return file.text();
}

/** Does the server have a file at this address? */
export async function srcExists(src: string): Promise<boolean> {
  try {
    return (await fetch(src, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
