import { spawnSync } from "node:child_process";
import en from "../../i18n/en.json";
import es from "../../i18n/es.json";

/** Draws both pages in both languages, as the build does. */
const program = `import { loadDrawing, withDaysOpen } from "./scripts/build/drawing.mjs";
  const { drawHome, drawLoading } = await loadDrawing("drawPages");
  const pages = {};
  for (const language of ["en", "es"]) {
    const { html, beside, styles } = await drawHome(language);
    const loading = await drawLoading(language);
    pages[language] = { home: withDaysOpen(html), styles, loading: loading.html, beside: [beside, loading.beside] };
  }
  console.log(JSON.stringify(pages));`;

type Drawn = Record<
  "en" | "es",
  { home: string; loading: string; beside: string[]; styles: { names: string[]; css: string } }
>;
let drawn: Drawn;
beforeAll(() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  drawn = JSON.parse(stdout);
}, 120_000);

describe.each([
  ["en", en],
  ["es", es],
] as const)("the home page as it is drawn at the build, in %s", (language, messages) => {
  it("has its heading, and a search form with all its labels", () => {
    const { home } = drawn[language];
    expect(home).toMatch(new RegExp(`<h1[^>]*>${messages["home.title"]}</h1>`));
    const labels = [...home.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = ""]) =>
      label.replaceAll(/<[^>]+>/g, ""),
    );
    expect(labels.join(" | ")).toContain(messages["car.search.pickUpZone"]);
    expect(home).toContain(messages["car.search.more"]);
    expect(home).toContain(messages["car.search.stay"]);
    expect(home).toContain(messages["car.search.submit"]);
  });

  it("leaves every day open, for the server to fill in", () => {
    expect(drawn[language].home).not.toContain("2222");
    expect([...drawn[language].home.matchAll(/value="(__DAY_\d+__)"/g)].map(([, day]) => day)).toEqual([
      "__DAY_7__",
      "__DAY_10__",
    ]);
    const words = drawn[language].home.replaceAll(/<!--.*?-->/g, "");
    expect(words).toContain("__SHORT_DAY_7__,\u00a009:00\u00a0– __SHORT_DAY_10__,\u00a009:00");
  });

  it("goes on below the search, as far as that needs no answer of the server (WEB-19)", () => {
    const { home } = drawn[language];
    for (const title of ["home.zones.title", "home.how.title", "home.trust.title"] as const)
      expect(home).toMatch(new RegExp(`<h2[^>]*>${messages[title].replace("?", "\\?")}</h2>`));
    expect(home).not.toMatch(/\$\d/);
  });

  it("lets the keyboard reach the rows that scroll on phones, by their names (A11Y-1)", () => {
    const rows = [...drawn[language].home.matchAll(/<[ou]l [^>]*data-stop="phone"[^>]*>/g)].map(([tag]) => tag);
    expect(rows.map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual([
      messages["home.how.title"],
      messages["home.trust.title"],
    ]);
    for (const tag of rows) expect(tag).toContain('tabindex="0"');
  });

  it("shows nothing of a client's, and needs neither scripts nor styles of its own to be whole (WEB-6, WEB-19)", () => {
    const { home } = drawn[language];
    expect(home).toContain('href="/signIn"');
    expect(home).not.toContain("/shopping-cart");
    expect(home).not.toMatch(/<(script|style|template)/);
  });

  it("has beside it what it says if its program does not come, with a link to itself, as every page (WEB-21)", () => {
    for (const beside of drawn[language].beside) {
      for (const id of ["start.notLoaded", "start.notLoadedText", "shell.reload"] as const)
        expect(beside).toContain(messages[id]);
      expect(beside).toMatch(/^<div[^>]* role="alert"/);
      expect(beside).toContain('href=""');
    }
  });

  it("comes with the style of every element in it", () => {
    const { home, beside, styles } = drawn[language];
    const classes = new Set([...(home + beside[0]).matchAll(/class="[^"]*\bm-(\w+)/g)].map(([, name]) => name));
    expect(classes.size).toBeGreaterThan(20);
    expect([...classes].filter((name) => !styles.names.some((known) => known === name))).toEqual([]);
  });

  it("is followed, on every other page, by the shell and a loading shape", () => {
    expect(drawn[language].loading).toContain(messages["shell.loading"]);
    expect(drawn[language].loading).toContain('aria-busy="true"');
    expect(drawn[language].loading).not.toContain("<h1");
  });
});
