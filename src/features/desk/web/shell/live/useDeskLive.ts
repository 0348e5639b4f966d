import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { api } from "../../../../../platform/web/api";
import type { AppDispatch, WebState } from "../../../../../platform/web/state";
import type { TagType } from "../../../../../platform/web/tags";
import { MINUTE, SECOND } from "../../../../../shared/instant";
import { type DeskChange, readChange } from "../../../live.rules";
import { supportContract } from "../../../support.contract";
import { useIsSeen } from "./useIsSeen";

/** The server sends a heartbeat every fifteen seconds: a stream silent for this long counts as lost. */
const SILENT_FOR = 40 * SECOND;

const tag = (id: TagName): Tag => ({
  type: "Desk",
  id,
});
const inbox = tag("inbox");
const plan = tag("plan");
const calendar = tag("calendar");

/** The tags to load again after a change, if they are on screen. */
const changedTags: Readonly<Record<DeskChange, readonly Tag[]>> = {
  booking: [inbox, plan, calendar, tag("queue"), tag("day")],
  holder: [inbox, plan, tag("reviews")],
  document: [inbox, plan, tag("reviews")],
  plan: [inbox, plan, calendar, tag("queue"), tag("reviews"), tag("transfers"), tag("day")],
  refund: [inbox, plan, tag("refunds")],
  dispute: [inbox, plan, tag("refunds")],
  note: [inbox, plan, { type: "Notes", id: "desk" }],
  upload: [inbox, tag("uploads")],
  opinion: [inbox, tag("opinions")],
  mail: [inbox, plan],
  owner: [inbox],
  snooze: [inbox],
  reservation: [calendar, tag("day")],
  presence: [tag("presence")],
  webhook: [tag("webhooks")],
};

/** All tags, for changes that were missed while no stream was open. */
const everyTag: readonly Tag[] = [...new Set(Object.values(changedTags).flat())];

/** Changes are collected and their data loaded together, at most once in this time. */
const AT_MOST_EVERY = SECOND;
/**
 * The same for what colleagues have open, which changes with each row that one of them moves to: 12 calls a minute and
 * page, and 6 that report what is open here. So thirty pages of an office with one address stay below its limit of
 * 600.
 */
const PRESENCE_AT_MOST_EVERY = 5 * SECOND;
const FIRST_WAIT = 2 * SECOND;
const LONGEST_WAIT = MINUTE;

/**
 * Keeps the back office's pages up to date while they are visible, by the stream of changes. While there is no stream,
 * everything on screen is loaded again with each try to reopen it, at least once a minute. Those requests renew an
 * expired token, with which the stream is reopened. (DESK-16) `on`: whether the caller's role gets these changes.
 */
export function useDeskLive(on: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  const token = useSelector(({ auth }: WebState) => auth.access_token);
  // A background tab opens no stream, as a browser has few connections for all tabs.
  const isSeen = useIsSeen();
  useEffect(() => {
    if (!on || !token || !isSeen) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = (changed: ReadonlySet<DeskChange>) => {
      const tags = new Set([...changed].flatMap((change) => changedTags[change]));
      dispatch(api.util.invalidateTags([...tags]));
    };
    const changes = gathered(load, AT_MOST_EVERY);
    const presence = gathered(load, PRESENCE_AT_MOST_EVERY);
    const onChange = (change: DeskChange) => (change === "presence" ? presence : changes).add(change);
    const askForAll = () => dispatch(api.util.invalidateTags([...everyTag]));
    void follow();
    return () => {
      leaving.abort();
      changes.drop();
      presence.drop();
    };

    async function follow(): Promise<void> {
      for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
        const onBegin = () => {
          wait = FIRST_WAIT;
          askForAll();
        };
        await followChanges({ token: token ?? "", signal, onBegin, onChange }).catch(() => undefined);
        // At random, so that not all browsers return at once after a server stops.
        await pause(wait * (0.5 + Math.random() / 2), signal);
        if (signal.aborted) return;
        askForAll();
      }
    }
  }, [on, token, isSeen, dispatch]);
}

/** Passes changes on: the first immediately, then in batches at a minimum interval in milliseconds. */
function gathered(handOn: (changes: ReadonlySet<DeskChange>) => void, atMostEvery: number) {
  const waiting = new Set<DeskChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = waiting.size > 0 ? setTimeout(flush, atMostEvery) : undefined;
    if (waiting.size > 0) handOn(new Set(waiting));
    waiting.clear();
  };
  return {
    add: (change: DeskChange) => {
      waiting.add(change);
      if (timer === undefined) flush();
    },
    drop: () => clearTimeout(timer),
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}

type Tag = { readonly type: TagType; readonly id: string };

type TagName =
  | "inbox"
  | "queue"
  | "reviews"
  | "transfers"
  | "refunds"
  | "opinions"
  | "plan"
  | "day"
  | "calendar"
  | "uploads"
  | "presence"
  | "webhooks";

type Following = {
  readonly token: string;
  readonly signal: AbortSignal;
  /** From now on the stream reports every change. */
  readonly onBegin: () => void;
  readonly onChange: (change: DeskChange) => void;
};

/**
 * Reads the stream of changes until either side ends it. Rejects if it cannot be opened or is lost. Uses fetch, because
 * an EventSource cannot send the access token.
 */
async function followChanges({ token, signal, onBegin, onChange }: Following): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_FOR);
  try {
    const answer = await fetch(new URL(supportContract.watchDesk.path, location.origin), {
      headers: { Accept: "text/event-stream", Authorization: `Bearer ${token}` },
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status}`);
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let [begun, rest] = [false, ""];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_FOR);
      if (!begun) onBegin();
      begun = true;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const change = line.startsWith("data: ") ? readChange(line.slice("data: ".length)) : undefined;
        if (change) onChange(change);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
