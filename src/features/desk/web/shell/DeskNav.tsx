import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch } from "react-redux";
import { useLocation } from "react-router";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { Navigate, NavLink } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { DAY, MINUTE, SECOND } from "../../../../shared/instant";
import type { Inbox, Waiting } from "../../inbox/inbox.schemas";
import { isAside } from "../../inbox/snooze.rules";
import { supportContract } from "../../support.contract";
import { ACCESS, type DeskPage, INBOX, useDeskPages } from "./deskPages";
import { useDeskLive } from "./live/useDeskLive";
import { usePresenceTold } from "./presence/usePresence";
import { useGetInboxQuery } from "./support.api";
import { useCurrentInView } from "./useCurrentInView";
import { useMay } from "./useMay";

/** One line that scrolls in a narrow window; in a wide one several lines, if they do not fit into one. */
const Links = styled("nav")({
  // Visually hidden text scrolls with it and does not widen the page.
  position: "relative",
  display: "flex",
  minHeight: 44,
  maxWidth: 1200,
  marginInline: "auto",
  paddingInline: "clamp(8px, 4vw, 24px)",
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media (min-width: 1000px)": { flexWrap: "wrap", overflowX: "visible" },
});

const DeskLink = styled(NavLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  flex: "none",
  minHeight: 44,
  paddingInline: 7,
  borderBottom: "3px solid transparent",
  color: token("inkSoft"),
  fontSize: "1rem",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  // All pages of an owner fit into one line of a window of 1280 px, in every language.
  "@media (min-width: 1000px)": { fontSize: "0.9375rem" },
  "&:hover": { color: token("ink") },
  // Inside the line, which clips overflow.
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-current=page], &[data-here]": { color: token("ink"), borderColor: token("coral") },
});

const Count = styled("span")({
  // For two digits: the links do not move as numbers arrive and change.
  minWidth: 28,
  "&[hidden]": { display: "inline", visibility: "hidden" },
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
 * The pages of the back office for the caller's role; other pages redirect to the first of them. Staff without a second
 * factor see only its set-up. (DESK-17, DESK-20)
 */
export function DeskNav() {
  const desk = useDeskPages();
  const may = useMay();
  if (!desk) return <Links />;
  const { mine, here, isOthers } = desk;
  if (isOthers) return <LedAway pages={mine} />;
  return <DeskLinks pages={mine} here={here} counted={may(supportContract.getInbox)} />;
}

/**
 * Leads to the caller's first page, and says so: but for staff who have yet to set a second factor up, and for those
 * whose first page is not the inbox, at which everybody arrives.
 */
function LedAway({ pages }: { readonly pages: readonly DeskPage[] }) {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const isSaid = pages.length > 1 && pathname !== INBOX;
  useEffect(() => {
    if (isSaid) dispatch(showAlert("support.nav.others", "information"));
  }, [isSaid, dispatch]);
  return <Navigate to={pages[0]?.to ?? ACCESS} replace />;
}

/** How much waits on a page: as many items as the inbox has of its kinds. (DESK-13) */
const waitingOn = ({ kinds }: DeskPage, items: readonly Waiting[]): number =>
  items.filter((item) => kinds.includes(item.Kind) && !isAside(item)).length;

/** Loads the inbox again when the next item that is put aside is back, and every minute until that succeeds. (DESK-111) */
export function useBackInTime(inbox: Inbox | undefined, load: () => unknown): void {
  const onTime = useEffectEvent(() => void load());
  useEffect(() => {
    const ends = inbox?.Items.filter(isAside).flatMap(({ Snooze }) => Snooze?.Ends ?? []) ?? [];
    if (!inbox || ends.length === 0) return;
    // A timer's number of milliseconds has a limit; the day's first look at the inbox begins another.
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

/** The links with the number of waiting items on each page. (DESK-13) */
function DeskLinks({ pages, here, counted }: LinksProps) {
  const intl = useIntl();
  useDeskLive(counted);
  usePresenceTold(counted);
  const { data, refetch } = useGetInboxQuery(undefined, { skip: !counted });
  useBackInTime(data, refetch);
  const items = data?.Items ?? [];
  const numbers = new Map(
    pages.map((page) => {
      const tabs = pages.filter(({ tabOf }) => tabOf === page.name);
      return [page.to, [page, ...tabs].reduce((sum, one) => sum + waitingOn(one, items), 0)];
    }),
  );
  const line = useCurrentInView([...numbers.values()].join());
  const inLine = pages.filter(({ inMenu }) => !inMenu || pages.length === 1);
  const shown = inLine.filter(({ tabOf }) => !pages.some(({ name }) => name === tabOf));
  return (
    <Links ref={line} aria-label={intl.formatMessage({ id: "support.nav.label" })}>
      {shown.map(({ to, name, kinds }) => (
        <DeskLink
          key={to}
          to={to}
          end={name !== "plans"}
          {...((here?.tabOf === name || here?.name === name) && { "data-here": "" })}
        >
          <FormattedMessage id={`support.nav.${name}`} />
          {counted && kinds.length > 0 && (
            <Count hidden={!numbers.get(to)}>
              {numbers.get(to)}{" "}
              <span className="visually-hidden">
                <FormattedMessage id="support.nav.waiting" />
              </span>
            </Count>
          )}
        </DeskLink>
      ))}
    </Links>
  );
}
