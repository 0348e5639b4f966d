const OBJECTS = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>",
];

/** For tests: a PDF of one empty page, complete enough to be accepted as a transfer's proof. (SAFE-65) */
export const stillPdf: Buffer = (() => {
  let body = "%PDF-1.7\n";
  const places = OBJECTS.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = OBJECTS.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`);
})();
