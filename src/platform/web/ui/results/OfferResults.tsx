import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CallError } from "../../callError";
import type { MessageId } from "../../messages";
import { LoadFailure } from "../failures/LoadFailure";
import { NoSuchPage } from "../failures/NoSuchPage";
import { serverText } from "../failures/serverText";
import { isFailedSearch, isRefusedSearch } from "./failedSearch";
import { OfferSkeletons } from "./OfferSkeletons";
import { ResultPages } from "./ResultPages";
import { useIsPainted } from "./useIsPainted";
import { useFollowLinks } from "./usePresses";

/** One page of what a search has found; `Total` over all pages, and of the offers where it does not count them. */
type FoundPage = { readonly Total: number; readonly PageSize: number; readonly OffersTotal?: number | undefined };

/** A search's page as RTK Query answers for it. */
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
  /** The message when nothing was found. */
  readonly none: ReactNode;
  readonly sort: ReactNode;
  /** What follows the last of few offers. */
  readonly after?: ReactNode;
  /** The drawings that the cards use, each once: a card refers to them, so that it has few DOM nodes. (SPEED-5) */
  readonly drawings: (page: Page, drawnNow: DrawnNow) => ReactNode;
  /** From 0. */
  readonly page: number;
  /** The address of a page. */
  readonly to: (page: number) => string;
  /** Somebody is about to see another page: the time to ask for it. */
  readonly ask: (page: number) => unknown;
  /** Somebody is about to open an offer: the time to fetch its page. */
  readonly onApproach: () => void;
  /** A list item for each offer. */
  readonly children: (page: Page, drawnNow: DrawnNow) => ReactNode;
};

/** A card is higher than this, or a heading stands above it: so many cards at most are in a window. */
const PIXELS_PER_CARD = 300;
/** No card is lower, in pixels: while the list is short, the page does not jump up. */
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
});
const List = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: 16,
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
  // Said where the search is edited.
  if (isRefusedSearch(answer)) return null;
  if (isFailedSearch(answer)) return <LoadFailure title={words.failed} text={serverText(error)} onRetry={refetch} />;
  if (!data) return <OfferSkeletons count={4} label={intl.formatMessage({ id: words.loading })} />;
  if (data.Total === 0 && !isFetching) return parts.none;
  const pages = Math.ceil(data.Total / data.PageSize);
  const drawnNow = isPainted ? all : first;
  const minHeight = isPainted ? 0 : LEAST_CARD * Math.min(data.PageSize, data.Total - page * data.PageSize);
  return (
    <Section ref={top} aria-busy={isFetching}>
      <Bar>
        <p role="status">
          <FormattedMessage id={words.count} values={{ count: data.Total, offers: data.OffersTotal ?? data.Total }} />
        </p>
        {parts.sort}
      </Bar>
      {page < pages || isFetching ? (
        <>
          {parts.drawings(data, drawnNow)}
          <List style={{ minHeight }} onPointerEnter={parts.onApproach} onFocus={parts.onApproach} onClick={follow}>
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

/** Another page of results begins at its top. */
function useTopOnPageChange(page: number) {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(page);
  // Before the page is painted, or it would be painted twice.
  useLayoutEffect(() => {
    if (shown.current !== page) top.current?.scrollIntoView({ block: "start" });
    shown.current = page;
  }, [page]);
  return top;
}
