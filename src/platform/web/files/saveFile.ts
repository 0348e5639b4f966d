/** Lets the browser save a file. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser save a value as indented JSON. */
export function saveJson(value: unknown, fileName: string): void {
  saveFile(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" }), fileName);
}
