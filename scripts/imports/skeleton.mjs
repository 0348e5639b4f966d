// dependency-cruiser cannot read JSX with swc. So swc reads each source here, and dependency-cruiser gets a copy of the
// tree whose files contain nothing but imports.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourcesUnder, walkFile } from "../sources.mjs";

/** The imports and re-exports of one file: `{ from, typeOnly }` for each, dynamic ones and `import("…")` types included. */
export function importsOf(file) {
  const found = [];
  walkFile(file, (node) => {
    const imported = readers[node.type]?.(node);
    if (imported) found.push(imported);
  });
  return found;
}

const allTypes = (specifiers) => specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly);

const readers = {
  ImportDeclaration: ({ source, typeOnly, specifiers }) => ({
    from: source.value,
    typeOnly: typeOnly || allTypes(specifiers),
  }),
  ExportNamedDeclaration: ({ source, typeOnly, specifiers }) =>
    source && { from: source.value, typeOnly: typeOnly || allTypes(specifiers) },
  ExportAllDeclaration: ({ source, typeOnly }) => ({ from: source.value, typeOnly: Boolean(typeOnly) }),
  TsImportType: ({ argument }) => ({ from: argument.value, typeOnly: true }),
  CallExpression: ({ callee, arguments: [first] }) =>
    (callee.type === "Import" || callee.value === "require") &&
    first?.expression.type === "StringLiteral" && { from: first.expression.value, typeOnly: false },
};

/** Writes the imports of every source in these layers into `copy` and returns `{ file, imports }` for each. */
export function writeSkeleton(root, copy, folders) {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of folders) mkdirSync(join(copy, folder), { recursive: true });
  // Tells dependency-cruiser which packages are for development only.
  if (existsSync(join(root, "package.json"))) copyFileSync(join(root, "package.json"), join(copy, "package.json"));
  return folders
    .flatMap((folder) => sourcesUnder(root, folder))
    .map((file) => {
      const imports = importsOf(join(root, file));
      const target = join(copy, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, imports.map(({ from }) => `import ${JSON.stringify(from)};\n`).join(""));
      return { file, imports };
    });
}
