import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { ownShop } from "../../../../test/fixtures/shopBed";
import { DAY, MINUTE, SECOND } from "../../../shared/instant";
import { type DrawnPage, drawnPlace, type PageTask } from "../../drawnPage";
import { drawnPages, type PageOutcome } from "./drawnPages";
import type { DrawnContent, PageFiles } from "./pageFiles";

const { log } = Fastify({ logger: false });
const NOON = Date.UTC(2026, 11, 1, 17);

/** Writes a page as its language, its content and what it shows. */
const files: PageFiles = {
  shell: () => ({ html: "shell", styles: [] }),
  drawn: (language, _around, { html, shows }: DrawnContent) => ({
    html: `${language} ${html} ${shows}`,
    styles: ["s"],
  }),
  inlineScripts: [],
};

const drawnAs = (html: string, failed = 0): DrawnPage => ({
  html,
  styles: { globals: [], names: [], css: "" },
  answers: {},
  failed,
  unnamed: [],
});

/** Pages whose content is the number of the rendering, unless `draw` renders something else. */
function pagesOf(draw?: (task: PageTask, count: number) => Promise<DrawnPage>) {
  const state = {
    now: NOON,
    changes: 1 as number | null,
    drawings: 0,
    status: 200 as number | null,
    changedOn: undefined as string | undefined,
  };
  const outcomes: PageOutcome[] = [];
  const page = drawnPages({
    draw: async (task) => {
      state.drawings += 1;
      return draw ? draw(task, state.drawings) : drawnAs(`drawing ${state.drawings}`);
    },
    files,
    metas: async () => new Map(),
    heading: async () =>
      state.status === null
        ? null
        : { status: state.status, changedOn: state.changedOn, head: "", style: "", shop: ownShop },
    changesOf: () => ({ count: () => state.changes }),
    now: () => state.now,
    log,
    count: (outcome) => outcomes.push(outcome),
  });
  const ask = (path = "/help", wide = false, language: "en" | "es" = "en") => {
    const [pathname = "", search = ""] = path.split("?", 2);
    const place = drawnPlace(pathname, search);
    if (!place) throw new Error(`${path} is not drawn`);
    return page({ place, language, wide });
  };
  const textOf = async (...asked: Parameters<typeof ask>) => String(await (await ask(...asked))?.body("identity"));
  return { state, outcomes, ask, textOf };
}

describe("a server-rendered page (WEB-19)", () => {
  it("is rendered once for everybody, and separately for each language, width and search", async () => {
    const { textOf, state, outcomes } = pagesOf();
    expect(await textOf()).toBe("en drawing 1 /help en 2026-12-01");
    expect(await textOf()).toBe(await textOf());
    expect(outcomes).toEqual(["drawn", "kept", "kept"]);
    await textOf("/help", true);
    await textOf("/help", false, "es");
    await textOf("/search-car?zone=2");
    await textOf("/search-car?zone=3");
    expect(state.drawings).toBe(5);
  });

  it("is the same for any other query parameter, and for every address without a page", async () => {
    const { textOf, state } = pagesOf();
    const [plain, marked] = [
      await textOf("/search-car?zone=2"),
      await textOf("/search-car?utm_source=x&zone=2&lang=es"),
    ];
    expect(marked).toBe(plain);
    await textOf("/nowhere");
    await textOf("/wp-admin/setup.php");
    expect(state.drawings).toBe(2);
  });

  it("is rendered once for all who request it meanwhile", async () => {
    const { ask, state } = pagesOf();
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toBe(other);
    expect(state.drawings).toBe(1);
  });

  it.each([
    ["as soon as a change is notified", { changes: 2 }],
    ["after a minute, as rooms and cars are booked", { now: NOON + MINUTE }],
    ["on another day in Havana", { now: NOON + DAY }],
    ["while no changes are heard, after a second", { changes: null, now: NOON + SECOND }],
  ])("is rendered again %s", async (_when, change) => {
    const { textOf, state } = pagesOf();
    await textOf();
    Object.assign(state, change);
    expect(await textOf()).toContain("drawing 2");
  });

  it("is not cached if something changes while it is rendered", async () => {
    const { textOf, state } = pagesOf(async (_task, count) => {
      state.changes = 1 + count;
      return drawnAs(`drawing ${count}`);
    });
    await textOf();
    expect(await textOf()).toContain("drawing 2");
  });

  it("is compressed, with an ETag that depends on its content alone", async () => {
    const { ask, state } = pagesOf(async () => drawnAs("the same"));
    const before = await ask();
    const body = await before?.body("br");
    expect(String(brotliDecompressSync(body ?? ""))).toBe("en the same /help en 2026-12-01");
    expect(await before?.body("br")).toBe(body);
    state.changes = 2;
    expect((await ask())?.etag).toBe(before?.etag);
  });

  it("has the date of its text's last change, if that is known: the start of that day in Havana", async () => {
    const { ask, state } = pagesOf();
    expect((await ask())?.lastModified).toBeUndefined();
    Object.assign(state, { changedOn: "2026-11-30", changes: 2 });
    expect((await ask())?.lastModified).toBe("Mon, 30 Nov 2026 05:00:00 GMT");
  });

  it("about what does not exist is not cached, since endlessly many addresses lead to it", async () => {
    const { ask, state } = pagesOf(async () => drawnAs("missing", 1));
    state.status = 404;
    expect((await ask("/polo-details/999"))?.status).toBe(404);
    await ask("/polo-details/999");
    expect(state.drawings).toBe(2);
  });

  it("is evicted when the cache is full, the least recently used first", async () => {
    const large = "x".repeat(1024 * 1024);
    const { textOf, state } = pagesOf(async () => drawnAs(large));
    for (let zone = 1; zone <= 40; zone += 1) await textOf(`/search-car?zone=${zone}`);
    await textOf("/search-car?zone=40");
    expect(state.drawings).toBe(40);
    await textOf("/search-car?zone=1");
    expect(state.drawings).toBe(41);
  });
});

describe("a page that cannot be rendered is answered as a shell, and counted (WEB-19)", () => {
  it("if rendering fails, and is rendered for the next visitor", async () => {
    const { ask, textOf, outcomes } = pagesOf(async (_task, count) => {
      if (count === 1) throw new Error("no pen");
      return drawnAs("drawn");
    });
    expect(await ask()).toBeNull();
    expect(await textOf()).toContain("drawn");
    expect(outcomes).toEqual(["shell", "drawn"]);
  });

  it("if rendering takes longer than a visitor waits; the next visitor gets the finished page", async () => {
    let finish = (_page: DrawnPage) => {};
    const { ask, textOf, outcomes } = pagesOf(() => new Promise((resolve) => (finish = resolve)));
    expect(await ask()).toBeNull();
    finish(drawnAs("late"));
    expect(await textOf()).toContain("late");
    expect(outcomes[0]).toBe("shell");
  });

  it("if more pages wait than can be rendered in that time", async () => {
    const { ask, state } = pagesOf(() => new Promise(() => {}));
    const all = Array.from({ length: 30 }, (_nothing, zone) => ask(`/search-car?zone=${zone + 1}`));
    expect(await Promise.all(all)).toEqual(all.map(() => null));
    expect(state.drawings).toBe(24);
  });

  it("if the shop leaves the page out, or its head cannot be read", async () => {
    const { ask, state } = pagesOf();
    state.status = null;
    expect(await ask()).toBeNull();
  });
});

it.each([
  ["/search-car", ""],
  ["/search-car?zone=2&from=2026-12-05&ref=mail", "?zone=2&from=2026-12-05"],
  ["/hotel-details/7?out=2026-12-09&in=2026-12-05", "?in=2026-12-05&out=2026-12-09"],
  ["/home", ""],
])("%s is rendered by the part of its query on which its content depends: %j", (url, search) => {
  const [path = "", query = ""] = url.split("?", 2);
  expect(drawnPlace(path, query)).toMatchObject({ path, search });
});

it.each(["/search", "/shopping-cart", "/signIn", "/support", "/support/nowhere", "/unauthorized", "/saved"])(
  "%s is a visitor's own page or redirects, and is not rendered",
  (path) => expect(drawnPlace(path, "")).toBeNull(),
);
