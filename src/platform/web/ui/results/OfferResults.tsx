import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CallError } from "../../callError";
import { loadAhead } from "../../loadAhead";
import type { MessageId } from "../../messages";
import { LoadFailure } from "../failures/LoadFailure";
import { NoSuchPage } from "../failures/NoSuchPage";
import { serverText } from "../failures/serverText";
import { EarlierResults } from "./EarlierResults";
import { isEarlierSearch, isFailedSearch, isRefusedSearch } from "./failedSearch";
import { OfferSkeletons } from "./OfferSkeletons";
import { ResultPages } from "./ResultPages";
import { useIsPainted } from "./useIsPainted";
import { useFollowLinks } from "./usePresses";

/** One page of a search's results; `Total` counts all pages, also the offers where `OffersTotal` is missing. */
type FoundPage = { readonly Total: number; readonly PageSize: number; readonly OffersTotal?: number | undefined };

/** RTK Query's answer to a search. */
export type SearchAnswer<Page extends FoundPage> = {
  readonly data?: Page | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

/** The items rendered so far: the first ones, then all of them once those are painted. */
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
  /** The address of a page. */
  readonly to: (page: number) => string;
  /** Called when the user is about to open another page of results: time to fetch it. */
  readonly ask: (page: number) => unknown;
  /** Called when the user is about to open an offer: time to load its page. */
  readonly onApproach: () => Promise<unknown>;
  /** Renders a list item for each offer. */
  readonly children: (page: Page, drawnNow: DrawnNow) => ReactNode;
};

/** A card is higher than this, or has a heading above it: used for the most cards in a window. */
const PIXELS_PER_CARD = 300;
/** The minimum height of a card in pixels: while the list is short, the page does not jump up. */
const LEAST_CARD = 200;
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
  transition: "opacity 150ms",
  "[aria-busy=true] > &": { opacity: 0.55 },
});

/** The offers of a page of results, or a message in their place. */
export function OfferResults<Page extends FoundPage>({ answer, words, page, to, children, ...parts }: Props<Page>) {
  const { data, isFetching, error, refetch } = answer;
  const intl = useIntl();
  const top = useTopOnPageChange(page);
  const isPainted = useIsPainted(data);
  const follow = useFollowLinks();
  const approach = () => loadAhead(parts.onApproach);
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
  const drawnNow = isPainted ? all : first;
  const minHeight = isPainted ? 0 : LEAST_CARD * Math.min(data.PageSize, data.Total - page * data.PageSize);
  return (
    <Section ref={top} aria-busy={isFetching}>
      {earlier}
      <Bar>
        <p role="status">
          <FormattedMessage id={words.count} values={{ count: data.Total, offers: data.OffersTotal ?? data.Total }} />
        </p>
        {parts.sort}
      </Bar>
      {page < pages || isFetching ? (
        <>
          {parts.drawings(data, drawnNow)}
          <List style={{ minHeight }} onPointerEnter={approach} onFocus={approach} onClick={follow}>
            {children(data, drawnNow)}
          </List>
          <ResultPages page={page} pages={pages} to={to} ask={parts.ask} />
          {parts.after}
        </>
      ) : (
        <NoSuchPage page={page} pages={pages} to={to} />
      )}
    </Section>
  );
}

/** Scrolls to the top when another page of results is shown. */
function useTopOnPageChange(page: number) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  // Before the paint, or the page would be painted twice.
  useLayoutEffect(() => {
    if (shown.current !== page) top.current?.scrollIntoView({ block: "start" });
    shown.current = page;
  }, [page]);
  return top;
}
