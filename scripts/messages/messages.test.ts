import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { messageParts } from "./parts.mjs";

type Case = { en: Record<string, string>; es: Record<string, string>; source: string };

const sound: Case = {
  en: { "car.title": "A {size} car", "car.days": "{n, plural, one {# day} other {# days}}", "error.late": "Too late" },
  es: { "car.title": "Un carro {size}", "car.days": "{n, plural, one {# día} other {# días}}", "error.late": "Tarde" },
  source: `export const A = (c: string) => <b id="root" title={t(\`error.\${c}\`)}><M id="car.title" /><M id={"car.days"} /></b>;`,
};

function check({ en, es, source }: Case, ...flags: string[]) {
  const root = mkdtempSync(join(tmpdir(), "messages-"));
  try {
    mkdirSync(join(root, "i18n"));
    mkdirSync(join(root, "src"));
    writeFileSync(join(root, "i18n/en.json"), JSON.stringify(en));
    writeFileSync(join(root, "i18n/es.json"), JSON.stringify(es));
    writeFileSync(join(root, "src/A.tsx"), source);
    const script = resolve("scripts/check-messages.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, root, ...flags], { encoding: "utf8" });
    return { status, said: stdout + stderr };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const used = sound.source;

const ofField = (text: string) => ({
  en: { ...sound.en, "field.old": text },
  es: { ...sound.es, "field.old": text.replace("Too old", "Muy viejo").replace("Try", "Pruebe") },
});

describe("the check of messages", () => {
  it("passes messages that agree and are used", () =>
    expect(check(sound, "--strict")).toEqual({ status: 0, said: expect.stringContaining("3 messages") }));

  it.each<[string, Partial<Case>, string]>([
    ["missing in Spanish", { en: { ...sound.en, "car.new": "New" } }, "car.new is missing in Spanish"],
    ["missing in English", { es: { ...sound.es, "car.new": "Nuevo" } }, "car.new is missing in English"],
    ["with another placeholder", { es: { ...sound.es, "car.title": "Un carro {tamaño}" } }, "car.title: English takes"],
    [
      "with a tag in one language",
      { es: { ...sound.es, "error.late": "<b>Tarde</b>" } },
      "error.late: English takes nothing",
    ],
    ["left in English", { es: { ...sound.es, "error.late": "Too late" } }, "error.late: not translated"],
    ["of a field that ends with a full stop", ofField("Too old."), "en field.old: a field error has a full stop"],
    ["of a field without its last full stop", ofField("Too old. Try {n}"), "en field.old: a field error"],
    ["that is not ICU", { es: { ...sound.es, "car.days": "{n, plural, one {# día}" } }, "es car.days: not valid ICU"],
    [
      "used and not written",
      { source: `${used} export const B = <M id="car.lost" />;` },
      "there is no message car.lost",
    ],
    ["asked for as an option", { source: `${used} f({ id: "error.lost" });` }, "there is no message error.lost"],
    ["like no other", { source: `${used} f(\`car.sort.\${1 + 1}\`);` }, "no message is like car.sort.{}"],
  ])("fails on a message %s (A11Y-7)", (_case, change, complaint) =>
    expect(check({ ...sound, ...change })).toEqual({ status: 1, said: expect.stringContaining(complaint) }),
  );

  it("passes messages that are equal in both languages", () => {
    const names = { "car.jeep": "{count, plural, one {# Jeep} other {# Jeep}} · <b>SUV</b> {size}" };
    const same = { ...sound, en: { ...sound.en, ...names }, es: { ...sound.es, ...names } };
    expect(check(same)).toEqual({ status: 0, said: expect.stringContaining("4 messages") });
  });

  it.each(["Too old", "Too old: {n}", "Too old. Try {n}.", "Too old, say 2.5"])(
    "passes a field error like %s",
    (text) => expect(check({ ...sound, ...ofField(text) })).toMatchObject({ status: 0 }),
  );

  it("lists messages that nothing names, and fails on them when strict", () => {
    const idle = { ...sound, source: "export const A = 1;" };
    expect(check(idle)).toEqual({ status: 0, said: expect.stringContaining("Named nowhere:\n  car.title") });
    expect(check(idle, "--strict").status).toBe(1);
  });
});

/** The parts of a program with these files and the entries, which name `shell.title` and `error.{code}`. */
function partsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "parts-"));
  const texts = ["shell.title", "car.title", "car.small", "plan.title", "error.late", "mail.hello"];
  const written = {
    "i18n/en.json": JSON.stringify(Object.fromEntries(texts.map((id) => [id, id]))),
    "src/app/web/start/NotLoaded.tsx": "",
    "src/platform/web/intl/useServerMessage.ts": `export const id = (code: string) => \`error.\${code}\`;`,
    ...files,
    "src/app/web/main.ts": `export const title = "shell.title"; ${files["src/app/web/main.ts"] ?? ""}`,
  };
  try {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return messageParts(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const main = "src/app/web/main.ts";
const page = "src/app/web/Page.tsx";
const loadsPage = 'export const load = withMessages("site", () => import("./Page"));';

describe("the parts of the messages", () => {
  it("contain the messages that a page's modules name, also those that it loads later, without those of the entry", () =>
    expect(
      partsOf({
        [main]: loadsPage,
        [page]: 'import { size } from "./size"; import("./later"); export const id = "shell.title";',
        "src/app/web/size.ts": `export const id = (size: string) => \`car.\${size}\`;`,
        "src/app/web/later.ts": 'export const id = "plan.title";',
      }),
    ).toEqual({ first: ["shell.title"], site: ["car.title", "car.small", "plan.title"], errors: ["error.late"] }));

  it("leave out messages of another part's code, and of modules that are imported as types only", () =>
    expect(
      partsOf({
        [main]: loadsPage,
        [page]: 'import type { A } from "./types"; export const plan = withMessages("plan", () => import("./Plan"));',
        "src/app/web/types.ts": 'export type A = string; export const id = "mail.hello";',
        "src/app/web/Plan.tsx": 'export { id } from "./size"; import "../../platform/web/intl/useServerMessage";',
        "src/app/web/size.ts": 'export const id = "car.small";',
      }),
    ).toEqual({ first: ["shell.title"], site: [], plan: ["car.small"], errors: ["error.late"] }));

  it("include those of modules that the entry loads by a plain import()", () =>
    expect(partsOf({ [main]: 'import("./Page");', [page]: 'export const id = "car.title";' }).first).toEqual([
      "shell.title",
      "car.title",
    ]));

  it("need a name that is a literal", () =>
    expect(() => partsOf({ [main]: 'withMessages(part, () => import("./Page"));', [page]: "" })).toThrow(
      "src/app/web/main.ts: withMessages needs the name of a part",
    ));
});
