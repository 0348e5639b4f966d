import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { Link } from "../../../../platform/web/links";
import { Icon, type IconName } from "../../../../platform/web/ui/Icon";
import type { Refusal } from "../../../../shared/refusals";
import { isOpen } from "../../bookings/bookingStatus";
import { planPages, planPath } from "../../plan.pages";
import type { TravelPlan } from "../../plan.schemas";
import { PlanCard } from "../PlanCard";
import { PlanRefusal } from "../PlanRefusal";
import {
  mendLabel,
  mendOf,
  mendPath,
  missingIn,
  type Readiness,
  type ReadinessItem,
  readiness,
  readinessOf,
} from "./readiness";
import type { OpenCheckout } from "./useCheckout";

type Bookings = Pick<TravelPlan["Bookings"][number], "BookingId" | "Name">[];

type Props = { readonly open: OpenCheckout; readonly bookings: Readonly<Bookings> };

/**
 * The conditions of a payment, each with its reason and a link to where it can be resolved. Nothing without an open
 * booking.
 */
export function CanIPay({ open: { snapshot, now, checkout }, bookings }: Props) {
  if (!snapshot.hasTag("acceptsBookings") || !snapshot.context.bookings.some(({ status }) => isOpen(status)))
    return null;
  const items = readiness(snapshot, now);
  const statuses = items.map(readinessOf);
  const open = missingIn(items);
  const checking = statuses.includes("withStaff");
  return (
    <PlanCard
      title={<FormattedMessage id="checkout.canIPay.title" />}
      note={<FormattedMessage id="checkout.canIPay.summary" values={{ open, checking: String(checking) }} />}
    >
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          p: 0,
          m: 0,
          // On a phone only the note states that everything is in order.
          display: { xs: open === 0 && !checking ? "none" : "flex", md: "flex" },
          flexWrap: "wrap",
          gap: { xs: "2px 16px", md: 1.25 },
          // On a phone fulfilled conditions take as little room as possible.
          "& > li": { flex: "1 1 100%", minWidth: 0, "&[data-ready]": { flex: { xs: "none", md: "1 1 100%" } } },
        }}
      >
        {items.map((item) => (
          <Item key={item.name} item={item} checkout={checkout} bookings={bookings} />
        ))}
      </Box>
    </PlanCard>
  );
}

type ItemProps = Pick<Props, "bookings"> & {
  readonly item: ReadinessItem;
  readonly checkout: OpenCheckout["checkout"];
};

const icons = { ready: "check", withStaff: "clock", notReady: "alert" } as const satisfies Record<Readiness, IconName>;

function Item({ item, checkout: { TravelPlanId, Proposed }, bookings }: ItemProps) {
  const { name, refusals } = item;
  const status = readinessOf(item);
  return (
    <Box
      component="li"
      data-ready={status === "ready" || undefined}
      sx={{ display: "grid", gridTemplateColumns: "1.5rem minmax(0, 1fr)", columnGap: 1 }}
    >
      <Box sx={{ pt: 0.25, color: status === "ready" ? "malecon.palm" : "malecon.mangoText" }}>
        <Icon name={icons[status]} />
      </Box>
      <div>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <FormattedMessage id={`checkout.canIPay.${name}`} />
        </Typography>
        <span className="visually-hidden">
          {" "}
          <FormattedMessage id={`checkout.canIPay.${status}`} />
        </span>
        {refusals.map((refusal) => (
          <Reason
            key={`${refusal.code}-${refusal.facts.booking ?? ""}`}
            refusal={refusal}
            bookings={bookings}
            planId={TravelPlanId}
            proposed={refusal.code === "bookingNotConfirmed" && Proposed.some((id) => id === refusal.facts.booking)}
          />
        ))}
      </div>
    </Box>
  );
}

type ReasonProps = Pick<Props, "bookings"> & {
  readonly refusal: Refusal;
  readonly planId: number;
  /** The client has a proposal to answer for the booking that is not confirmed. */
  readonly proposed: boolean;
};

function Reason({ refusal, bookings, planId, proposed }: ReasonProps) {
  const here = useLocation();
  const mend = mendOf(refusal);
  const to = mend && mendPath(mend, planId, here);
  if (proposed) {
    const isHere = planPages.travelPlan.paths.some((path) => path === here.pathname);
    return (
      <Typography variant="body2" component="div" color="text.secondary">
        <PlanRefusal id="checkout.canIPay.proposed" refusal={refusal} bookings={bookings} />{" "}
        {!isHere && (
          <MuiLink component={Link} to={planPath(planId)} sx={{ display: "inline-block", py: 0.75 }}>
            <FormattedMessage id="checkout.action.backToPlan" />
          </MuiLink>
        )}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      <PlanRefusal refusal={refusal} bookings={bookings} />{" "}
      {to && (
        <MuiLink component={Link} to={to} sx={{ display: "inline-block", py: 0.75 }}>
          <FormattedMessage id={`checkout.action.${mendLabel(mend, refusal)}`} />
        </MuiLink>
      )}
    </Typography>
  );
}
