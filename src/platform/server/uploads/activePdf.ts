import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from "@libpdf/core";
import { Problem } from "../problem";

/**
 * Actions that run a program, open another file or send typed text somewhere. Links to web pages and jumps within the
 * file are not among them.
 */
const ACTIONS = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "Rendition",
  "RichMediaExecute",
]);
/** Annotations that contain a file or a player. */
const ANNOTATIONS = new Set(["FileAttachment", "RichMedia", "Screen", "Movie", "Sound", "3D"]);
/** Keys of XFA forms, scripts, embedded files and portfolios. */
const KEYS = ["XFA", "JS", "EF", "EmbeddedFiles", "Collection"];
/** More objects than a file of 10 MB has room for. */
const MOST_OBJECTS = 500_000;

/**
 * Throws `upload.active` for a PDF that does something when it is opened or contains other files, `upload.locked` for
 * one that needs a password to open, `upload.damaged` for one that cannot be read. All objects are checked as a parser
 * sees them, also in compressed streams and also those that no page refers to, because programs disagree about which
 * count. A file that is only protected from changes opens without a password, and is checked like others. (SAFE-65)
 */
export async function requireStillPdf(content: Uint8Array): Promise<void> {
  const status = await inspectPdf(content).catch(() => "damaged" as const);
  if (status !== "still") throw new Problem(`upload.${status}`);
}

async function inspectPdf(content: Uint8Array): Promise<"still" | "active" | "locked" | "damaged"> {
  const pdf = await PDF.load(content);
  if (pdf.isEncrypted && !pdf.isAuthenticated) return "locked";
  const { registry, info } = pdf.context;
  if (registry.nextObjectNumber > MOST_OBJECTS) return "damaged";
  const read: Read = (ref) => pdf.getObject(ref);
  if (isActiveIn(info.trailer, read)) return "active";
  // The encryption dictionary is the one object that is not encrypted.
  const ofEncryption = info.trailer.getRef("Encrypt")?.objectNumber;
  for (let number = 1; number < registry.nextObjectNumber; number += 1) {
    const object = number === ofEncryption ? null : read(PdfRef.of(number, 0));
    if (object && isActiveIn(object, read)) return "active";
  }
  return "still";
}

type Read = (ref: PdfRef) => PdfObject | null;

/** Whether an object, or one inside it, is active. References are checked under their own number. */
function isActiveIn(object: PdfObject, read: Read): boolean {
  const waiting = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PdfArray) waiting.push(...next);
    if (!(next instanceof PdfDict)) continue;
    if (isActive(next, read)) return true;
    for (const [, value] of next) waiting.push(value);
  }
  return false;
}

function isActive(dict: PdfDict, read: Read): boolean {
  const nameOf = (key: string) => {
    const value = dict.get(key, read);
    return value instanceof PdfName ? value.value : "";
  };
  if (ACTIONS.has(nameOf("S")) || ANNOTATIONS.has(nameOf("Subtype")) || nameOf("Type") === "EmbeddedFile") return true;
  return KEYS.some((key) => dict.has(key));
}
