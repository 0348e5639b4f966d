// Adds messages to both languages at once and keeps them sorted: node scripts/messages.mjs add new.json [--force]
// new.json is {"message.id": {"en": "…", "es": "…"}}. A folder lock lets several writers take turns.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";

const [command, file, flag] = process.argv.slice(2);
if (command !== "add" || !file) throw new Error("usage: node scripts/messages.mjs add <file.json> [--force]");

const lock = "i18n/.lock";
for (let tries = 0; ; tries += 1) {
  try {
    mkdirSync(lock);
    break;
  } catch (error) {
    if (tries > 100) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}
try {
  const additions = JSON.parse(readFileSync(file, "utf8"));
  for (const language of ["en", "es"]) {
    const path = `i18n/${language}.json`;
    const messages = JSON.parse(readFileSync(path, "utf8"));
    for (const [id, texts] of Object.entries(additions)) {
      if (!texts[language]) throw new Error(`${id} has no ${language}`);
      if (id in messages && messages[id] !== texts[language] && flag !== "--force")
        console.warn(`kept as it was: ${id}`);
      else messages[id] = texts[language];
    }
    const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
  }
} finally {
  rmdirSync(lock);
}
