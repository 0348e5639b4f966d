import { deflateSync } from "node:zlib";
import { PDF } from "@libpdf/core";
import { Problem } from "../problem";
import { sanitizedUpload } from "./pictures";

const HEAD = "%PDF-1.7\n";
const PAGES = ["<</Type/Catalog/Pages 2 0 R EXTRA>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>"];
const PAGE = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>";

/** A PDF of the given objects, numbered from 1, with a cross-reference table; `extra` is added to the catalog. */
function pdfOf(further: readonly string[] = [], extra = "", trailer = ""): Buffer {
  const objects = [...PAGES.map((text) => text.replace("EXTRA", extra)), PAGE, ...further];
  let body = HEAD;
  const places = objects.map((text, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${text}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, "latin1");
}

/** The same with all objects in a compressed stream, where their names are not readable in the bytes. */
function compressedPdfOf(further: readonly string[], extra = ""): Buffer {
  const objects = [...PAGES.map((text) => text.replace("EXTRA", extra)), PAGE, ...further];
  const texts = objects.map((text) => `${text} `);
  let offset = 0;
  const index = texts.map((text, at) => {
    const entry = `${at + 1} ${offset}`;
    offset += text.length;
    return entry;
  });
  const first = `${index.join(" ")} `;
  const packed = deflateSync(Buffer.from(first + texts.join(""), "latin1"));
  const streamNumber = objects.length + 1;
  const holder = Buffer.concat([
    Buffer.from(
      `${HEAD}${streamNumber} 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  const row = (kind: number, place: number, third: number) => [kind, place >> 8, place & 255, third];
  const rows = [
    row(0, 0, 0),
    ...objects.map((_text, at) => row(2, streamNumber, at)),
    row(1, HEAD.length, 0),
    row(1, holder.length, 0),
  ];
  const table = Buffer.from(rows.flat());
  const dict = `<</Type/XRef/Size ${rows.length}/W[1 2 1]/Root 1 0 R/Length ${table.length}>>`;
  return Buffer.concat([
    holder,
    Buffer.from(`${streamNumber + 1} 0 obj\n${dict}stream\n`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${holder.length}\n%%EOF\n`),
  ]);
}

const codeOf = (content: Uint8Array) =>
  sanitizedUpload(content).then(
    ({ mediaType }) => mediaType,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

const SCRIPT = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const active: Record<string, readonly [string[], string]> = {
  "a script when it is opened": [[SCRIPT], "/OpenAction 4 0 R"],
  "a script written where it is named": [[], `/OpenAction${SCRIPT}`],
  "a script under an escaped name": [["<</S/#4aava#53cript/J#53(1)>>"], "/OpenAction 4 0 R"],
  "a kind of action that is another object": [["<</S 5 0 R>>", "/Launch"], "/OpenAction 4 0 R"],
  "a script that nothing refers to": [[SCRIPT], ""],
  "a script in the list of names": [[SCRIPT], "/Names<</JavaScript<</Names[(a)4 0 R]>>>>"],
  "a script at an event of the file": [[SCRIPT], "/AA<</WC 4 0 R>>"],
  "a program to start": [["<</S/Launch/F(cmd.exe)>>"], "/OpenAction 4 0 R"],
  "another file to open": [["<</S/GoToR/F(\\\\\\\\host\\\\share)/D[0/Fit]>>"], "/OpenAction 4 0 R"],
  "a form that is sent": [["<</S/SubmitForm/F(https://collector.example)>>"], ""],
  "a file in it": [["<</Type/EmbeddedFile/Length 3>>stream\nabc\nendstream"], ""],
  "a list of files": [["<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>", "null"], ""],
  "a file at a place of a page": [["<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>"], ""],
  "a form that is a program (XFA)": [["<</XFA(x)/Fields[]>>"], "/AcroForm 4 0 R"],
  "a film": [["<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>"], ""],
};

describe("a PDF (SAFE-65)", () => {
  it.each(Object.entries(active))("a PDF with %s is refused, compressed or not", async (_kind, [objects, extra]) => {
    expect(await codeOf(pdfOf(objects, extra))).toBe("upload.active");
    const isStream = objects.some((text) => text.includes("stream\n"));
    if (isStream) return;
    const packed = compressedPdfOf(objects, extra);
    expect(packed.toString("latin1")).not.toMatch(/JavaScript|Launch|XFA/);
    expect(await codeOf(packed)).toBe("upload.active");
  });

  it("a PDF with links, jumps, a plain form and an open action that only jumps is accepted, because banks make such files", async () => {
    const objects = [
      "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://bank.example)>>>>",
      "<</S/GoTo/D[3 0 R/Fit]>>",
      "<</Type/StructElem/S/P>>",
      "<</Fields[]>>",
    ];
    for (const made of [
      pdfOf(objects, "/OpenAction 5 0 R/AcroForm 7 0 R"),
      compressedPdfOf(objects, "/OpenAction 5 0 R"),
    ])
      expect(await codeOf(made)).toBe("application/pdf");
  });

  it("a PDF that needs a password to open is refused; one that is only protected from changes is checked", async () => {
    const saved = async (protection: Parameters<PDF["setProtection"]>[0], extra?: string) => {
      const pdf = extra ? await PDF.load(pdfOf([SCRIPT], extra)) : PDF.create();
      if (!extra) pdf.addPage({ size: "letter" });
      pdf.setProtection(protection);
      return pdf.save();
    };
    expect(await codeOf(await saved({ userPassword: "secret", ownerPassword: "own" }))).toBe("upload.locked");
    expect(await codeOf(await saved({ ownerPassword: "own" }))).toBe("application/pdf");
    expect(await codeOf(await saved({ ownerPassword: "own" }, "/OpenAction 4 0 R"))).toBe("upload.active");
  });

  it("a PDF that cannot be read, or says that it has more objects than fit, is refused as damaged", async () => {
    expect(await codeOf(Buffer.from("%PDF-1.7\nnothing that is an object\nstartxref\n9\n%%EOF"))).toBe(
      "upload.damaged",
    );
    const vast = pdfOf().toString("latin1").replace("xref\n0 4", "xref\n900000000 4");
    expect(["upload.damaged", "application/pdf"]).toContain(await codeOf(Buffer.from(vast, "latin1")));
  });
});
