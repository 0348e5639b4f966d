import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, NavLink, useLocation } from "react-router";
import { token } from "../../../../platform/web/theme/token";
import type { Endpoint } from "../../../../shared/endpoint";
import { staffContract } from "../../../account/staff.contract";
import { catalogueContract } from "../../../catalogue/catalogue.contract";
import { opinionsContract } from "../../../opinions/opinions.contract";
import { refundsContract } from "../../../refunds/refunds.contract";
import { calendarContract } from "../../calendar/calendar.contract";
import { countsOf, type WaitingKind, waitingKinds } from "../../inbox/inbox.rules";
import { numbersContract } from "../../numbers/numbers.contract";
import { supplierContract } from "../../supplier/supplier.contract";
import { supportContract } from "../../support.contract";
import { templatesContract } from "../../thread/templates.contract";
import { useDeskLive } from "../live/useDeskLive";
import { transferQueue } from "../money/transfers.api";
import { useGetInboxQuery, useGetStaffSelfQuery } from "../support.api";
import { useMay } from "../useMay";
import { useCurrentInView } from "./useCurrentInView";

/** One line that scrolls in a narrow window; several lines in a wide one. */
const Links = styled("nav")({
  // Visually hidden text scrolls with it and does not widen the page.
  position: "relative",
  display: "flex",
  minHeight: 44,
  gap: 2,
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
  gap: 5,
  flex: "none",
  minHeight: 44,
  paddingInline: 8,
  borderBottom: "3px solid transparent",
  color: token("inkSoft"),
  fontSize: "1rem",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { color: token("ink") },
  // Inside the line, which clips overflow.
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-current=page], &[data-here]": { color: token("ink"), borderColor: token("coral") },
});

const Count = styled("span")({
  minWidth: 24,
  padding: "1px 7px",
  borderRadius: 12,
  background: token("sunken"),
  color: token("ink"),
  fontSize: "0.875rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const ACCESS = "/support/access";
const DAY = "/support/day";
const NOTES = "/support/notes";

type DeskPage = {
  readonly to: string;
  readonly name: DeskPageName;
  readonly kinds: readonly WaitingKind[];
  /** The call behind the page: staff who may make it see the link. */
  readonly call: Pick<Endpoint, "staff">;
  /** The page of which this is a tab: one link leads to both, if the caller may see both. */
  readonly tabOf?: string;
  /** The link is in the account menu, and here only for staff who have no other page yet. */
  readonly inMenu?: true;
};

/** The back office's pages, each with the kinds of items that are answered there. */
const pages: readonly DeskPage[] = [
  { to: "/support", name: "inbox", kinds: waitingKinds, call: supportContract.getInbox },
  { to: "/support/bookings", name: "queue", kinds: ["booking"], call: supportContract.getDeskQueue },
  { to: "/support/reviews", name: "reviews", kinds: ["holder", "document"], call: supportContract.getReviews },
  { to: NOTES, name: "notes", kinds: ["note"], call: supportContract.getDeskNotes },
  { to: "/support/templates", name: "templates", kinds: [], call: templatesContract.getTemplates, tabOf: NOTES },
  { to: "/support/opinions", name: "opinions", kinds: ["opinion"], call: opinionsContract.getWaitingOpinions },
  { to: "/support/transfers", name: "transfers", kinds: ["transfer"], call: transferQueue },
  { to: "/support/refunds", name: "refunds", kinds: ["refund", "dispute"], call: refundsContract.getRefundQueue },
  { to: DAY, name: "day", kinds: [], call: supportContract.getDaySheet },
  { to: "/support/calendar", name: "calendar", kinds: [], call: calendarContract.getCalendar, tabOf: DAY },
  { to: "/support/numbers", name: "numbers", kinds: [], call: numbersContract.getNumbers, tabOf: DAY },
  { to: "/support/plans", name: "plans", kinds: [], call: supportContract.searchPlans },
  { to: "/support/catalogue", name: "catalogue", kinds: [], call: catalogueContract.getCatalogueStanding },
  { to: ACCESS, name: "access", kinds: [], call: staffContract.getOwnAccess, inMenu: true },
];

/** The pages of suppliers' people: the same URLs with their own bookings. (DESK-30) */
const supplierPages: readonly DeskPage[] = [
  { to: "/support/bookings", name: "queue", kinds: [], call: supplierContract.getSupplierQueue },
  { to: DAY, name: "supplierDays", kinds: [], call: supplierContract.getSupplierDays },
  { to: ACCESS, name: "access", kinds: [], call: staffContract.getOwnAccess },
];

type DeskPageName =
  | "inbox"
  | "queue"
  | "reviews"
  | "notes"
  | "templates"
  | "opinions"
  | "transfers"
  | "refunds"
  | "day"
  | "calendar"
  | "numbers"
  | "plans"
  | "catalogue"
  | "supplierDays"
  | "access";

/**
 * The pages of the back office for the caller's role; other pages redirect to the first of them. Staff without a second
 * factor see only its set-up. (DESK-17, DESK-20)
 */
export function DeskNav() {
  const { pathname } = useLocation();
  const { data, isLoading, error } = useGetStaffSelfQuery();
  const may = useMay();
  if (isLoading) return <Links />;
  const unproven = error !== undefined && "status" in error && error.code === "account.secondFactorNeeded";
  const isSupplier = data?.StaffRole === "supplier";
  const mine = (isSupplier ? supplierPages : pages).filter(({ to, call }) => (unproven ? to === ACCESS : may(call)));
  const here = mine.find(({ to }) => to === pathname);
  const isOthers = isSupplier || pages.some(({ to }) => to === pathname);
  if (!here && isOthers) return <Navigate to={mine[0]?.to ?? ACCESS} replace />;
  return <DeskLinks pages={mine} here={here} counted={!unproven && may(supportContract.getInbox)} />;
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
  const { data } = useGetInboxQuery(undefined, { skip: !counted });
  const counts = countsOf(data?.Items ?? []);
  const line = useCurrentInView(JSON.stringify(counts));
  const inLine = pages.filter(({ inMenu }) => !inMenu || pages.length === 1);
  const shown = inLine.filter(({ tabOf }) => !pages.some(({ to }) => to === tabOf));
  const waiting = (kinds: readonly WaitingKind[]) => kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <Links ref={line} aria-label={intl.formatMessage({ id: "support.nav.label" })}>
      {shown.map(({ to, name, kinds }) => (
        <DeskLink key={to} to={to} end={name !== "plans"} {...(here?.tabOf === to && { "data-here": "" })}>
          <FormattedMessage id={`support.nav.${name}`} />
          {waiting(kinds) > 0 && (
            <Count>
              {waiting(kinds)}{" "}
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
