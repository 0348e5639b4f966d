import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch } from "react-redux";
import { useLocation } from "react-router";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { Link, Navigate } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { NAVIGATION_HEIGHT } from "../../../../platform/web/ui/page/barHeight";
import { DAY, MINUTE, SECOND } from "../../../../shared/instant";
import { countsOf, type WaitingKind } from "../../inbox/inbox.rules";
import type { Inbox } from "../../inbox/inbox.schemas";
import { isSnoozed } from "../../inbox/snooze.rules";
import { supportContract } from "../../support.contract";
import { arrivalOf, type DeskPage, INBOX, sectionsOf, useDeskPages } from "./deskPages";
import { useDeskLive } from "./live/useDeskLive";
import { useReportPresence } from "./presence/usePresence";
import { useGetInboxQuery } from "./support.api";
import { useCurrentInView } from "./useCurrentInView";
import { useMay } from "./useMay";

/** In a low window a bar would cover too much: there, and in a wide one, the sections are part of the header. */
const asBar = "@media screen and (max-width: 799px) and (min-height: 480.05px)";
const BAR = "calc(3.5rem + env(safe-area-inset-bottom))";

const atLowerEdge = { [asBar]: { html: { [NAVIGATION_HEIGHT]: BAR } } };

const line = {
  // Visually hidden text scrolls with it and does not widen the page.
  position: "relative",
  display: "flex",
  maxWidth: 1200,
  marginInline: "auto",
  overflowX: "auto",
  scrollbarWidth: "none",
} as const;

/** The sections: in the header, and in a narrow window at its lower edge, in reach of a thumb. */
const Sections = styled("nav")({
  ...line,
  minHeight: 44,
  paddingInline: "clamp(8px, 4vw, 24px)",
  [asBar]: {
    position: "fixed",
    zIndex: 5,
    bottom: 0,
    insetInline: 0,
    height: BAR,
    padding: "0 0 env(safe-area-inset-bottom)",
    borderTop: `1px solid ${token("sand")}`,
    background: token("surface"),
  },
  "@media print": { display: "none" },
});

const SectionLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  minHeight: 44,
  paddingInline: 10,
  borderBlock: "3px solid transparent",
  color: token("inkSoft"),
  fontSize: "1rem",
  fontWeight: 700,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { color: token("ink") },
  // Inside the line, which clips overflow.
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-current]": { color: token("ink"), borderBlockEndColor: token("coral") },
  [asBar]: {
    // The names are on one line, with or without a number below.
    flexDirection: "column",
    paddingBlockStart: 3,
    gap: 0,
    flex: "1 0 auto",
    minWidth: 44,
    paddingInline: 4,
    fontSize: "0.8125rem",
    "&[aria-current]": { borderBlockEndColor: "transparent", borderBlockStartColor: token("coral") },
  },
});

/** The pages of the open section. In a narrow window on one line, which fades out where it continues. */
const Pages = styled("nav")({
  ...line,
  gap: 6,
  minHeight: 56,
  padding: "6px clamp(8px, 4vw, 24px) 12px",
  "@media (max-width: 799px)": {
    paddingInlineEnd: 32,
    maskImage: "linear-gradient(to right, black calc(100% - 32px), transparent)",
  },
  "@media print": { display: "none" },
});

const PageLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  minHeight: 38,
  padding: "0 14px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  color: token("ink"),
  fontSize: "0.9375rem",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { background: token("sunken") },
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-current]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
  "@media (max-width: 799px)": { minHeight: 44 },
});

const Count = styled("span")({
  // For two digits: the links do not move as numbers arrive and change.
  minWidth: 28,
  "&[hidden]": { display: "inline", visibility: "hidden" },
  "&[data-none]": { background: "none", color: "inherit", fontWeight: 500 },
  padding: "1px 5px",
  borderRadius: 12,
  background: token("sunken"),
  color: token("ink"),
  fontSize: "0.875rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

/**
 * The pages of the back office for the caller's role; other pages redirect to where the role arrives. Staff without a
 * second factor see only its set-up. (DESK-17, DESK-20)
 */
export function DeskNav() {
  const desk = useDeskPages();
  const may = useMay();
  if (!desk) return <Pages />;
  const { mine, here, isOthers } = desk;
  if (isOthers) return <LedAway pages={mine} />;
  return <DeskLinks pages={mine} here={here} counted={may(supportContract.getInbox)} />;
}

/**
 * Redirects to the page at which the caller arrives, and announces it; except for staff without a second factor, and
 * for those who have no inbox, whose address everybody is given.
 */
function LedAway({ pages }: { readonly pages: readonly DeskPage[] }) {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const isSaid = pages.length > 1 && pathname !== INBOX;
  useEffect(() => {
    if (isSaid) dispatch(showAlert("support.nav.others", "information"));
  }, [isSaid, dispatch]);
  return <Navigate to={arrivalOf(pages)} replace />;
}

/** Loads the inbox again when the next item that is put aside is back, and every minute until that succeeds. (DESK-111) */
export function useBackInTime(inbox: Inbox | undefined, load: () => unknown): void {
  const onTime = useEffectEvent(() => void load());
  useEffect(() => {
    const ends = inbox?.Items.filter(isSnoozed).flatMap(({ Snooze }) => Snooze?.Ends ?? []) ?? [];
    if (!inbox || ends.length === 0) return;
    // Timers have a greatest delay; the day's first load of the inbox begins another one.
    let timer: ReturnType<typeof setTimeout>;
    const loadIn = (delay: number) => {
      timer = setTimeout(() => {
        onTime();
        loadIn(MINUTE);
      }, delay);
    };
    loadIn(Math.min(Math.max(Math.min(...ends) - inbox.Now, 0) + SECOND, DAY));
    return () => clearTimeout(timer);
  }, [inbox]);
}

type LinksProps = {
  readonly pages: readonly DeskPage[];
  readonly here: DeskPage | undefined;
  /** Whether the caller's role gets the numbers of waiting items. */
  readonly counted: boolean;
};

/** The sections, and the pages of the open one, each with the number of items that wait there. (DESK-13) */
function DeskLinks({ pages, here, counted }: LinksProps) {
  const intl = useIntl();
  useDeskLive(counted);
  useReportPresence(counted);
  const { data, refetch } = useGetInboxQuery(undefined, { skip: !counted });
  useBackInTime(data, refetch);
  const items = (data?.Items ?? []).filter((item) => !isSnoozed(item));
  const waitingFor = (kinds: readonly WaitingKind[]) => items.filter(({ Kind }) => kinds.includes(Kind)).length;
  const countOf = (kinds: readonly WaitingKind[]) =>
    counted && kinds.length > 0 && <Waits count={data && waitingFor(kinds)} />;
  const sections = sectionsOf(pages);
  const open = pages.filter((page) => page.section === here?.section && (!page.inMenu || page === here));
  const counts = JSON.stringify(countsOf(items));
  const sectionLine = useCurrentInView(counts);
  const pageLine = useCurrentInView(counts);
  return (
    <>
      {sections.length > 0 && (
        <Sections ref={sectionLine} aria-label={intl.formatMessage({ id: "support.nav.label" })}>
          <GlobalStyles styles={atLowerEdge} />
          {sections.map(({ section, to, kinds }) => (
            <SectionLink key={section} to={to} {...(here?.section === section && { "aria-current": "true" as const })}>
              <FormattedMessage id={`support.nav.section.${section}`} />
              {countOf(kinds)}
            </SectionLink>
          ))}
        </Sections>
      )}
      <Pages ref={pageLine} aria-label={intl.formatMessage({ id: "support.nav.pages" })}>
        {open.map((page) => (
          <PageLink key={page.name} to={page.to} {...(page === here && { "aria-current": "page" as const })}>
            <FormattedMessage id={`support.nav.${page.name}`} />
            {countOf(page.kinds)}
          </PageLink>
        ))}
      </Pages>
    </>
  );
}

/** The number of waiting items. Until it is known its space is reserved, so that no link moves. */
function Waits({ count }: { readonly count: number | undefined }) {
  return (
    <Count hidden={count === undefined} data-none={count === 0 || undefined}>
      {count}{" "}
      <span className="visually-hidden">
        <FormattedMessage id="support.nav.waiting" />
      </span>
    </Count>
  );
}
