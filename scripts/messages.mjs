// Changes the messages of all languages together and keeps them sorted. A folder lock serializes several writers.
//   node scripts/messages.mjs add new.json [--force]     new.json is {"message.id": {"en": "…", "es": "…"}}
//   node scripts/messages.mjs remove message.id …
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { languagesIn } from "./languages.mjs";

const [command, file, flag] = process.argv.slice(2);
if (!["add", "remove"].includes(command) || !file)
  throw new Error("usage: node scripts/messages.mjs add <file.json> [--force] | remove <id> …");

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
  const additions = command === "add" ? JSON.parse(readFileSync(file, "utf8")) : {};
  const removals = command === "remove" ? process.argv.slice(3) : [];
  for (const language of languagesIn()) {
    const path = `i18n/${language}.json`;
    const messages = JSON.parse(readFileSync(path, "utf8"));
    for (const [id, texts] of Object.entries(additions)) {
      if (!texts[language]) throw new Error(`${id} has no ${language}`);
      if (id in messages && messages[id] !== texts[language] && flag !== "--force")
        console.warn(`kept as it was: ${id}`);
      else messages[id] = texts[language];
    }
    for (const id of removals) delete messages[id];
    const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
  }
} finally {
  rmdirSync(lock);
}
