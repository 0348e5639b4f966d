import english from "../../i18n/en.json";
import { aliasOf, sitePages } from "../../src/app/sitePages";
import * as constants from "../../src/shared/constants";
import * as enumerations from "../../src/shared/enumerations";
import type { Page } from "../../src/shared/page";
import { type File, files, isTest } from "./files";
import rows from "./wire.json";

/**
 * A route, call, message, enumeration or constant that must keep the specification's exact text: the file that contains
 * it, and a test that covers it.
 */
export type WireRow = { section: string; name: string; metIn: string; shownBy: string };

const tests = files.filter(isTest);
const pages = tests.filter(({ path }) => /\.tsx$|^e2e/.test(path));
const sources = files.filter((file) => /^src/.test(file.path) && !isTest(file));

const thisTest = "scripts/requirements/requirements.test.ts";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A pattern for a path of wire.json with `{names}`, in the code's forms: with `:names`, `${values}` or values. */
const written = (path: string, value: string) =>
  path
    .split(/\{\w+\}/)
    .map(escaped)
    .join(value);
const asContract = (path: string) => new RegExp(`"${written(path, ":\\w+")}"`);
const asUsed = (path: string) =>
  new RegExp(`["'\`/ ]${written(path, "(?:\\$\\{[^}]+\\}|:?[^/\"'`\\s]+)")}(?:["'\`?#]|$)`, "m");

const firstWith = (files: readonly File[], sought: RegExp) => files.find(({ text }) => sought.test(text))?.path ?? "";
const quoted = (text: string) => new RegExp(`["'\`]${escaped(text)}["'\`]`);

const listsOfPages = sources.filter(({ path }) => /\.pages\.ts$|\/sitePages\.ts$/.test(path));

function routes(): WireRow[] {
  return rows.routes.map(([path = "", access = ""]) => ({
    section: "Route",
    name: `${path} (${access})`,
    metIn: firstWith(listsOfPages, asContract(path)),
    shownBy: firstWith(pages, asUsed(path)),
  }));
}

/** The old address of each page that has one, with the page's path. */
const aliased = Object.values<Page>(sitePages).flatMap((page) =>
  page.paths.map((path) => [aliasOf(page, path), path].map((text) => text?.replace(/:(\w+)/g, "{$1}") ?? "")),
);

function aliases(): WireRow[] {
  return rows.aliases.map(([alias = "", path = ""]) => ({
    section: "Alias",
    name: `${alias} → ${path}`,
    metIn: aliased.some(([from, to]) => from === alias && to === path) ? "src/app/sitePages.ts" : "",
    shownBy: firstWith(
      tests.filter(({ path }) => path === "src/app/web/aliases.test.tsx"),
      asUsed(alias),
    ),
  }));
}

function calls(): WireRow[] {
  const contracts = sources.filter(({ path }) => /\.contract\.ts$/.test(path));
  return rows.calls.map((call) => {
    const [method = "", path = ""] = call.split(" ");
    const inContract = new RegExp(`method: "${method}",\\s+path: ${asContract(path).source}`);
    const ownTests = tests.filter(({ path }) => !path.endsWith(".expectations.ts"));
    return {
      section: "Call",
      name: call,
      metIn: firstWith(contracts, inContract),
      // A call that no test names is covered by the access test, which makes every call.
      shownBy: firstWith(ownTests, asUsed(path)) || firstWith(tests, asUsed(path)),
    };
  });
}

/** Tests name the server's refusals by their code, from which the message's id is made. */
const ofServer = (ids: readonly string[]) =>
  ids.map((id) => firstWith(sources, new RegExp(`["\\s]${escaped(id.replace(/^error\./, ""))}[":]`))).find(Boolean) ??
  "";

function messages(): WireRow[] {
  const same = (text: string) =>
    text
      .replace(/[’']/g, "'")
      .replace(/\{\w+\}/g, "{}")
      .replace(/\.$/, "")
      .toLowerCase();
  return rows.messages.map((message) => {
    const ids = Object.entries(english).flatMap(([id, text]) => (same(text) === same(message) ? [id] : []));
    const either = (files: readonly File[]) => ids.map((id) => firstWith(files, quoted(id))).find(Boolean) ?? "";
    return {
      section: "Message",
      name: message,
      metIn: (either(sources) || ofServer(ids)) && `${ids.join(", ")}: ${either(sources) || ofServer(ids)}`,
      shownBy:
        firstWith(tests, new RegExp(escaped(message.split("{")[0] ?? "").replace(/'/g, "['’]"), "i")) || either(tests),
    };
  });
}

/** Values that are compared here, one by one. */
function values(
  section: string,
  wanted: Record<string, unknown>,
  ours: Record<string, unknown>,
  file: string,
): WireRow[] {
  return Object.entries(wanted).map(([name, value]) => {
    const met = JSON.stringify(ours[name]) === JSON.stringify(value);
    return { section, name: `${name} ${JSON.stringify(value)}`, metIn: met ? file : "", shownBy: thisTest };
  });
}

export function wireRows(): WireRow[] {
  return [
    ...routes(),
    ...aliases(),
    ...calls(),
    ...messages(),
    ...values("Enumeration", rows.enumerations, enumerations, "src/shared/enumerations.ts"),
    ...values("Constant", rows.constants, constants, "src/shared/constants.ts"),
  ];
}
