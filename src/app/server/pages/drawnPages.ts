import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { withTimeout } from "../../../platform/server/background/forEachConcurrently";
import type { Changes } from "../../../platform/server/caches/cachedUntilChange";
import { type HavanaDate, havanaDate, havanaInstant } from "../../../shared/havana";
import { type Clock, type Instant, MINUTE, SECOND } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { contentKey, type DrawnPlace } from "../../drawnPage";
import { type Encoding, pageBody } from "./pageBody";
import type { DrawPage } from "./pageDrawing";
import type { PageFiles, WrittenPage } from "./pageFiles";

/** Which page a visitor gets: rendered in their language, for a window as wide as theirs is likely to be. */
export type AskedPage = { place: DrawnPlace; language: Language; wide: boolean };

/** The present content around a server-rendered page: its head and frame. */
export type PageHeading = {
  status: number;
  /** The date of its text's last change, for texts whose date is known. */
  changedOn: HavanaDate | undefined;
  head: string;
  style: string;
  shop: Parameters<PageFiles["drawn"]>[1]["shop"];
};

/** A whole answer. `body`: compressed, once for each requested encoding. */
export type KeptPage = {
  status: number;
  styles: string[];
  etag: string;
  /** As HTTP writes an instant. */
  lastModified: string | undefined;
  body: (encoding: Encoding) => Promise<Buffer>;
};

/** The outcome for a page that could arrive server-rendered. */
export type PageOutcome = "kept" | "drawn" | "shell";

type Deps = {
  draw: DrawPage;
  files: PageFiles;
  /** What the page's head reads, and the rest of its head; null if the page is not to be rendered after all. */
  metas: () => Promise<ReadonlyMap<string, string>>;
  heading: (asked: AskedPage) => Promise<PageHeading | null>;
  /** Notified changes of what a page shows. */
  changesOf: (page: DrawnPlace["page"]) => Changes;
  /** The machine's time. */
  now: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  count: (outcome: PageOutcome) => void;
};

/** A page that takes longer to render is answered as a shell; rendering goes on for the next visitor. */
const DRAWN_WITHIN = 300;
/** The most pages that may wait for the thread: any further page is answered as a shell at once. */
const MOST_WAITING = 24;
/** How long a page with free rooms or cars is cached: these change with every booking. */
const MAX_AGE = MINUTE;
/** How long a page is cached while no changes are notified. */
const MAX_AGE_UNHEARD = SECOND;
/** The size of all cached pages, compressed and uncompressed. */
const MAX_BYTES = 32 * 1024 * 1024;

type Kept = { page: KeptPage; bytes: number; day: HavanaDate; changes: number | null; until: Instant };

/**
 * Server-rendered pages: each is rendered once for everybody, and cached compressed until something changes, for a
 * minute at most. Equal requests share one rendering. Null where a page cannot be rendered in time: its visitor gets
 * the shell, which shows the same once its program runs. (WEB-19, SPEED-19)
 */
export function drawnPages({ draw, files, metas, heading, changesOf, now, log, count }: Deps) {
  const kept = new Map<string, Kept>();
  const drawing = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const grow = (key: string, entry: Kept, by: number) => {
    if (kept.get(key) !== entry) return;
    entry.bytes += by;
    bytes += by;
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) return;
      forget(oldest);
    }
  };

  function keptNow(key: string, changes: Changes): KeptPage | null {
    const entry = kept.get(key);
    if (!entry) return null;
    const isCurrent = entry.changes === changes.count() && now() < entry.until && entry.day === havanaDate(now());
    kept.delete(key);
    if (!isCurrent) {
      bytes -= entry.bytes;
      return null;
    }
    // At the end of the map, as the most recently used.
    kept.set(key, entry);
    return entry.page;
  }

  async function drawOnce(key: string, asked: AskedPage): Promise<KeptPage | null> {
    const { place, language, wide } = asked;
    const changes = changesOf(place.page);
    const begun = now();
    const change = changes.count();
    const [content, around] = await Promise.all([
      metas().then((read) => draw({ ...place, language, wide, metas: read })),
      heading(asked),
    ]);
    if (!around) return null;
    if (content.unnamed.length > 0) log.warn({ page: place.page, calls: content.unnamed }, "a drawn page calls more");
    const day = havanaDate(begun);
    const written = files.drawn(language, around, {
      html: content.html,
      styles: content.styles,
      answers: content.answers,
      page: place.page,
      shows: contentKey(place, language, day),
      wide,
    });
    const entry: Kept = {
      page: keptPage(written, around, (more) => grow(key, entry, more)),
      bytes: 0,
      day,
      changes: change,
      until: begun + (change === null ? MAX_AGE_UNHEARD : MAX_AGE),
    };
    // Not cached: any number of addresses lead to what does not exist.
    if (content.failed === 0 && change === changes.count()) {
      forget(key);
      kept.set(key, entry);
      grow(key, entry, written.html.length);
    }
    return entry.page;
  }

  return async (asked: AskedPage): Promise<KeptPage | null> => {
    const key = JSON.stringify([asked.place.path, asked.place.search, asked.language, asked.wide]);
    const known = keptNow(key, changesOf(asked.place.page));
    if (known) {
      count("kept");
      return known;
    }
    let made = drawing.get(key);
    if (!made && drawing.size < MOST_WAITING) {
      made = drawOnce(key, asked).finally(() => drawing.delete(key));
      drawing.set(key, made);
    }
    const inTime =
      made === undefined ? Promise.reject(new Error("too many pages wait")) : withTimeout(made, DRAWN_WITHIN);
    const page = await inTime.catch((err: unknown) => {
      log.warn({ err, page: asked.place.page }, "a page is answered as a shell");
      return null;
    });
    count(page ? "drawn" : "shell");
    return page;
  };
}

type Facts = Pick<PageHeading, "status" | "changedOn">;

function keptPage(
  { html, styles }: WrittenPage,
  { status, changedOn }: Facts,
  grow: (bytes: number) => void,
): KeptPage {
  const text = Buffer.from(html);
  return {
    status,
    styles,
    etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`,
    lastModified: changedOn && new Date(havanaInstant(changedOn)).toUTCString(),
    body: pageBody(text, grow),
  };
}
