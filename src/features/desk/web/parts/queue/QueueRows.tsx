import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { navigationHeight } from "../../../../../platform/web/ui/page/barHeight";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { waitingKey } from "../../../inbox/inbox.rules";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { isSnoozed } from "../../../inbox/snooze.rules";
import { type OpenItem, openItemOfRow } from "../../../presence/presence.rules";
import { deskRow } from "../../shell/deskRows";
import { useOpenItem } from "../../shell/presence/openItems";
import { useColleaguesOn } from "../../shell/presence/usePresence";
import { useInboxState } from "../../shell/support.api";
import { ColleaguesHere } from "../ColleaguesHere";
import { NextAfter } from "../NextInInbox";
import { placesOf } from "./keptRows";
import { useLeftRow } from "./leftRow";
import { OwnerNote, SnoozeNote } from "./notesAboveRow";
import { OutcomeText } from "./OutcomeText";
import { type Hold, OpenItemContext, QueueRowContext } from "./queueRow";
import type { Queue } from "./useQueue";
import { useRowFocus } from "./useRowFocus";

type Props<Item> = {
  readonly queue: Queue<Item>;
  /** The distance between rows, in the theme's units. */
  readonly gap?: number;
  readonly maxWidth?: string;
  /** The inbox's item of a row, if the row's own id does not identify it. */
  readonly openItemOf?: (item: Item) => OpenItem;
  /** How many rows are shown at first, and more at each press; without it all. */
  readonly page?: number;
  /** What an item belongs to: its heading, under an id of its own, stands above the first of them. */
  readonly groupOf?: (item: Item) => { readonly id: string; readonly heading: ReactNode };
  /** The card of an item. */
  readonly children: (item: Item) => ReactNode;
};

/**
 * A queue's rows; the result of an action on a row is shown in its place. (DESK-106) A snoozed row shows until when,
 * and comes last unless somebody is or was busy with it here. (DESK-111) A long queue shows its first rows, as far as
 * the row of the address and those that were used here. (DESK-103)
 */
export function QueueRows<Item>({ queue, gap = 2, maxWidth, openItemOf, page, groupOf, children }: Props<Item>) {
  const { told } = queue;
  const snoozeOf = useSnoozes();
  const placed = queue.rows.map((row) => {
    const openItem = openItemOf ? openItemOf(row.item) : openItemOfRow(row.key);
    return { ...row, openItem, snooze: openItem && snoozeOf(openItem) };
  });
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<ReadonlyMap<string, boolean>>(new Map());
  const placesNow = placesOf(
    placed.map(({ key, snooze, isHeld }) => ({ key, isSnoozed: Boolean(snooze), isUsed: isHeld || used.has(key) })),
    places,
  );
  if (placesNow !== places) setPlaces(placesNow);
  const ordered = [false, true].flatMap((isLast) => placed.filter(({ key }) => placesNow.get(key) === isLast));
  const [most, setMost] = useState(page ?? Number.POSITIVE_INFINITY);
  const wanted = useWantedRows();
  const isWanted = (row: (typeof ordered)[number]) =>
    row.isHeld ||
    used.has(row.key) ||
    wanted.has(row.key) ||
    (groupOf !== undefined && wanted.has(groupOf(row.item).id));
  const rows = ordered.slice(0, Math.max(most, ordered.findLastIndex(isWanted) + 1));
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRowFocus<HTMLUListElement>(rows.filter(({ status }) => status !== "done").map(({ key }) => key));
  const onMore = useFirstNewRow(list.ref, rows.length);
  const onUse = (key: string) => {
    setCurrent(key);
    setUsed((before) => (before.has(key) ? before : new Set(before).add(key)));
  };
  // Several rows may be one item of the inbox, as a client's documents are.
  const hasMore = (openItem: OpenItem, answered: string) =>
    placed.some(
      (row) =>
        row.key !== answered &&
        row.status === "waiting" &&
        row.openItem !== null &&
        waitingKey(row.openItem) === waitingKey(openItem),
    );
  const groups = groupOf && headingsOf(rows, groupOf);
  const items = (
    <Box
      component="ul"
      ref={list.ref}
      onFocus={list.onFocus}
      onBlur={list.onBlur}
      sx={{
        listStyle: "none",
        p: 0,
        m: 0,
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap,
        maxWidth,
        "&:not(:empty)": { mb: 2 },
      }}
    >
      {rows.map(({ item, key, status, openItem, snooze }) => (
        <li key={key} {...(status !== "done" && deskRow(key))} onFocus={() => onUse(key)}>
          {told?.key === key && (
            <Done key={told.number} next={openItem && !hasMore(openItem, key) && <NextAfter openItem={openItem} />}>
              {told.done}
            </Done>
          )}
          {groups?.get(key)}
          {status !== "done" && (
            <OpenRow openItem={openItem} isCurrent={key === current}>
              {openItem && <OwnerNote openItem={openItem} />}
              {snooze && <SnoozeNote snooze={snooze} />}
              <HeldRow queue={queue} rowKey={key} isGone={status === "gone"}>
                {children(item)}
              </HeldRow>
            </OpenRow>
          )}
        </li>
      ))}
    </Box>
  );
  const left = ordered.length - rows.length;
  if (page === undefined || left === 0) return items;
  return (
    <>
      {items}
      <div>
        <Button
          variant="outlined"
          onClick={() => {
            onMore();
            setMost(rows.length + page);
          }}
        >
          <FormattedMessage id="support.inbox.more" values={{ count: Math.min(page, left) }} />
        </Button>
      </div>
    </>
  );
}

/** The rows to show however far down they are: that of the address, and the one from which the page was left. */
function useWantedRows(): ReadonlySet<string> {
  const { hash } = useLocation();
  const left = useLeftRow();
  return new Set([hash.slice(1), left ?? ""]);
}

type Row<Item> = Pick<Queue<Item>["rows"][number], "item" | "key" | "status">;

/**
 * The headings of the groups, by the first row of each that still waits. A snoozed row comes last, apart from a used one
 * of its group, which then has a second heading: the id is that of the first.
 */
function headingsOf<Item>(rows: readonly Row<Item>[], groupOf: NonNullable<Props<Item>["groupOf"]>) {
  const headings = new Map<string, ReactNode>();
  const named = new Set<string>();
  let before: string | null = null;
  for (const { item, key, status } of rows) {
    const { id, heading } = groupOf(item);
    if (status === "done" || id === before) continue;
    before = id;
    headings.set(
      key,
      named.has(id) ? (
        <div>{heading}</div>
      ) : (
        <div id={id} tabIndex={-1}>
          {heading}
        </div>
      ),
    );
    named.add(id);
  }
  return headings;
}

/** How an item is snoozed, by the inbox that the navigation has loaded; null: it is not. */
function useSnoozes(): (openItem: OpenItem) => Waiting["Snooze"] {
  const { data } = useInboxState();
  const snoozes = useMemo(
    () => new Map(data?.Items.filter(isSnoozed).map((item) => [waitingKey(item), item.Snooze])),
    [data],
  );
  return (openItem) => snoozes.get(waitingKey(openItem)) ?? null;
}

type OpenRowProps = {
  readonly openItem: OpenItem | null;
  /** It had the focus last. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
};

/** Above a row, which may be taller than a window, the colleagues who have it open; they see this person too. (DESK-109) */
function OpenRow({ openItem, isCurrent, children }: OpenRowProps) {
  useOpenItem(isCurrent ? openItem : null, false);
  return (
    <OpenItemContext value={openItem}>
      <ColleaguesHere at={useColleaguesOn(openItem)} />
      {children}
    </OpenItemContext>
  );
}

type HeldRowProps = {
  readonly queue: Pick<Queue<never>, "hold" | "tell" | "leave" | "close">;
  readonly rowKey: string;
  readonly isGone: boolean;
  readonly children: ReactNode;
};

function HeldRow({ queue, rowKey, isGone, children }: HeldRowProps) {
  const closer = useLostFocus<HTMLButtonElement>(isGone);
  const notice = useRef<HTMLDivElement>(null);
  // Whoever is busy with the row reads the notice, which may be below the window.
  const onNotice = useCallback(() => {
    const isBusy = notice.current?.closest("li")?.contains(document.activeElement);
    if (isBusy) notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // A call's answer comes later: it is about the list at the time of the call.
  const acts = useRef(queue);
  useLayoutEffect(() => {
    acts.current = queue;
  });
  const hold = useCallback((by: string, how: Hold | undefined) => acts.current.hold(rowKey, by, how), [rowKey]);
  const row = useMemo(
    () => ({
      hold,
      tell: (done: ReactNode) => acts.current.tell(rowKey, done),
      leave: (done: ReactNode) => acts.current.leave([rowKey], done),
      isGone,
    }),
    [hold, rowKey, isGone],
  );
  return (
    <QueueRowContext value={row}>
      {children}
      {isGone && (
        <Box ref={notice} sx={{ mt: 1, scrollMarginBottom: `calc(${navigationHeight} + 16px)` }}>
          <Callout
            kind="warning"
            announce
            title={<FormattedMessage id="support.queue.goneTitle" />}
            action={
              <Button ref={closer} variant="outlined" onClick={() => queue.close(rowKey)}>
                <FormattedMessage id="support.queue.close" />
              </Button>
            }
          >
            <OutcomeText openItem={openItemOfRow(rowKey)} onShown={onNotice} />
          </Callout>
        </Box>
      )}
    </QueueRowContext>
  );
}

/** What was done and the way on, scrolled into view: its row may have been taller than the window. */
function Done({ next, children }: { readonly next: ReactNode; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The promise must not be returned as the effect's clean-up: React would call it, and fail, when the row unmounts.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={place} sx={{ mb: 1, scrollMarginTop: 80, "&:last-child": { mb: 0 } }}>
      <Callout kind="success" announce action={next}>
        {children}
      </Callout>
    </Box>
  );
}
