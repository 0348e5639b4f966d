import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { Activity, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { useSuppressAlert } from "../../alerts/useSuppressAlert";
import type { CallError } from "../../callError";
import { loadAhead } from "../../loadAhead";
import { LoadFailure } from "../failures/LoadFailure";
import { NoSuchPage } from "../failures/NoSuchPage";
import { serverText } from "../failures/serverText";
import { Callout } from "../status/Callout";
import { isEarlierSearch, isFailedSearch, isRefusedSearch } from "./failedSearch";
import { OfferSkeletons } from "./OfferSkeletons";
import { ResultPages } from "./ResultPages";
import { useAnswered } from "./useAnswered";
import { useIsPainted } from "./useIsPainted";
import { useFollowLinks } from "./usePresses";

/**
 * One page of a search's results; `Total` counts the results of all pages, and the offers if `OffersTotal` is missing.
 */
type FoundPage = { readonly Total: number; readonly PageSize: number; readonly OffersTotal?: number | undefined };

/** RTK Query's answer to a search. */
export type SearchAnswer<Page extends FoundPage> = {
  readonly data?: Page | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

/** The number of rendered items: the first ones, then all of them once those are painted. */
type DrawnNow = <Item>(items: readonly Item[]) => readonly Item[];

type Props<Page extends FoundPage> = {
  readonly answer: SearchAnswer<Page>;
  readonly words: { readonly failed: MessageId; readonly loading: MessageId; readonly count: MessageId };
  /** Shown when nothing was found. */
  readonly none: ReactNode;
  /** A `SortControl`. */
  readonly sort: ReactNode;
  /** Shown after the last offer if there are few. */
  readonly after?: ReactNode;
  /** Drawings that the cards refer to: each is in the page once, so that a card has few DOM nodes. (SPEED-5) */
  readonly drawings: (page: Page, drawnNow: DrawnNow) => ReactNode;
  /** From 0. */
  readonly page: number;
  /** The page that is likely to be opened next: its list is prerendered, hidden. (SPEED-4) */
  readonly ahead?: { readonly page: number; readonly found: Page } | undefined;
  /** The address of a page. */
  readonly to: (page: number) => PagePath;
  /** Called when another page of results is likely to be opened: it can be fetched now. */
  readonly ask: (page: number) => unknown;
  /** Called when the user is about to open an offer: its page can be loaded now. */
  readonly onApproach: () => Promise<unknown>;
  /** Renders a list item for each offer of a page, whose index counts from 0. */
  readonly children: (found: Page, page: number, drawnNow: DrawnNow) => ReactNode;
};

/** The minimum height of a card, from which the greatest number of cards in a window is computed. */
const PIXELS_PER_CARD = 240;
/** The minimum height of a card in pixels, so that the page does not jump while the list is still short. */
const LEAST_CARD = 160;
/** The number of cards of a page that a phone shows at first. */
const FEW = 10;
/** A phone's window where a press can show the rest: neither on paper nor without scripts. (WEB-19) */
const cutsLists = "@media screen and (max-width: 599px) and (scripting: enabled)";
const all: DrawnNow = (items) => items;
const first: DrawnNow = (items) => items.slice(0, Math.ceil(innerHeight / PIXELS_PER_CARD));

const Section = styled("section")({ scrollMarginTop: 88, minWidth: 0 });
const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  marginBottom: 16,
  alignItems: "end",
  justifyContent: "space-between",
  "& > p": { fontSize: "1.1875rem", fontWeight: 600 },
  "@media (max-width: 899.95px)": {
    position: "relative",
    alignItems: "baseline",
    gap: "0 8px",
    minHeight: 44,
    marginBottom: 8,
    "& > p": { fontSize: "1rem" },
  },
});
const List = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: 16,
  // The first cards do not stretch to the list's minimum height. (SPEED-17)
  alignContent: "start",
  minHeight: "var(--least)",
  "@media (max-width: 599px)": { gap: 8 },
  [cutsLists]: {
    "&[data-cut]": { minHeight: "var(--least-few)", [`& > :nth-child(n + ${FEW + 1})`]: { display: "none" } },
  },
  transition: "opacity 150ms",
  "[aria-busy=true] > &": { opacity: 0.55 },
});

/** The offers of a page of results, or a message in their place. */
export function OfferResults<Page extends FoundPage>({ answer, words, page, ahead, to, ...parts }: Props<Page>) {
  const { data, isFetching, error, refetch } = answer;
  const intl = useIntl();
  const { top, count } = useTopOnPageChange(page);
  const shown = useAnswered(page, answer);
  // The search form shows the refusal.
  if (isRefusedSearch(answer)) return null;
  if (isFailedSearch(answer)) return <LoadFailure title={words.failed} text={serverText(error)} onRetry={refetch} />;
  if (!data) return <OfferSkeletons count={4} label={intl.formatMessage({ id: words.loading })} />;
  const earlier = isEarlierSearch(answer) && (
    <EarlierResults failed={words.failed} text={serverText(error)} onRetry={refetch} />
  );
  if (data.Total === 0 && !isFetching)
    return (
      <>
        {earlier}
        {parts.none}
      </>
    );
  const pages = Math.ceil(data.Total / data.PageSize);
  const list = (of: number, found: Page) => (
    <Activity key={of} mode={of === shown ? "visible" : "hidden"}>
      <OfferList page={of} found={found} {...parts} />
    </Activity>
  );
  return (
    <Section ref={top} aria-busy={isFetching}>
      {earlier}
      <Bar>
        <p ref={count} role="status" tabIndex={-1}>
          <FormattedMessage id={words.count} values={{ count: data.Total, offers: data.OffersTotal ?? data.Total }} />
        </p>
        {parts.sort}
      </Bar>
      {page < pages || isFetching ? (
        <>
          {[list(shown, data), ahead && list(ahead.page, ahead.found)]}
          <ResultPages page={page} pages={pages} to={to} ask={parts.ask} ahead />
          {parts.after}
        </>
      ) : (
        <NoSuchPage page={page} pages={pages} to={to} />
      )}
    </Section>
  );
}

type ListProps<Page extends FoundPage> = Pick<Props<Page>, "page" | "drawings" | "onApproach" | "children"> & {
  readonly found: Page;
};

const More = styled(Button)({
  display: "none",
  [cutsLists]: { display: "flex", width: "100%", minHeight: 44, marginTop: 12 },
});

/** The pages of results that were expanded on a phone: they stay expanded when the client comes back to them. */
const whole = new WeakSet<FoundPage>();

/** The offers of one page; on a phone the first ones, and the rest at a press. (CAR-21) */
function OfferList<Page extends FoundPage>({ page, found, drawings, onApproach, children }: ListProps<Page>) {
  const isPainted = useIsPainted(found);
  const follow = useFollowLinks();
  const list = useRef<HTMLOListElement>(null);
  const [, setOpened] = useState<FoundPage>();
  const approach = () => loadAhead(onApproach);
  const drawnNow = isPainted ? all : first;
  const cards = Math.min(found.PageSize, found.Total - page * found.PageSize);
  const isCut = cards > FEW && !whole.has(found);
  const least = (count: number) => `${isPainted ? 0 : LEAST_CARD * count}px`;
  const open = () => {
    whole.add(found);
    flushSync(() => setOpened(found));
    list.current?.children[FEW]?.querySelector("a")?.focus();
  };
  return (
    <>
      {drawings(found, drawnNow)}
      <List
        ref={list}
        data-cut={isCut || undefined}
        style={{ "--least": least(cards), "--least-few": least(FEW) } as CSSProperties}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={follow}
      >
        {children(found, page, drawnNow)}
      </List>
      {isCut && (
        <More variant="outlined" onClick={open}>
          <FormattedMessage id="results.more" values={{ count: cards - FEW }} />
        </More>
      )}
    </>
  );
}

/**
 * Scrolls to the top when another page of results is shown. The focus moves to the number of results if it was in the
 * links to the pages or is lost; after a filter or the order, which show the first page, it stays. (A11Y-2)
 */
function useTopOnPageChange(page: number) {
  const top = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  // Before the paint, or the page would be painted twice.
  useLayoutEffect(() => {
    if (shown.current !== page) {
      const focused = document.activeElement;
      const isInLinks = top.current?.querySelector(":scope > nav")?.contains(focused);
      if (isInLinks || focused === document.body) count.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: "start" });
    }
    shown.current = page;
  }, [page]);
  return { top, count };
}

type EarlierResultsProps = {
  readonly failed: MessageId;
  /** The server's text; null if it did not answer. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
};

/** Shown above the results of an earlier search if those of the present one could not be loaded. (WEB-17) */
function EarlierResults({ failed, text, onRetry }: EarlierResultsProps) {
  useSuppressAlert(failed);
  return (
    <div style={{ marginBottom: 16 }}>
      <Callout
        kind="warning"
        announce
        title={<FormattedMessage id="results.earlier" />}
        action={
          <Button variant="outlined" onClick={onRetry}>
            <FormattedMessage id="results.retry" />
          </Button>
        }
      >
        {text ?? <FormattedMessage id="results.earlier.offline" />}
      </Callout>
    </div>
  );
}
