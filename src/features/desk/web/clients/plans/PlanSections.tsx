import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { PaymentRemarks } from "../../../../payments/web/PaymentRemarks";
import { AcceptedPolicies } from "../../../../plan/web/AcceptedPolicies";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { narrow } from "../../parts/narrow";
import { PlanThread } from "../thread/PlanThread";
import { LatestEntries } from "../timeline/LatestEntries";
import { NextEventList } from "./NextEventList";
import { PlanStatus } from "./PlanStatus";
import { BookingRows } from "./rows/BookingRows";
import { DocumentRows } from "./rows/DocumentRows";
import { HolderRows } from "./rows/HolderRows";
import { PaymentRows, RefundRows } from "./rows/PaymentRows";
import { TakeBundle } from "./TakeBundle";

const heading = (name: string) => <FormattedMessage id={`support.section.${name}`} />;

/** The plan's facts, beside all that was said with its client and what happened last. (DESK-36) */
export function PlanSections({ plan }: { readonly plan: SupportPlan }) {
  const { TravelPlanId, Refunds, AskedRefunds, Holders } = plan;
  return (
    <Box
      sx={{
        display: "grid",
        alignItems: "start",
        gap: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        [narrow]: {
          gap: "20px",
          "& section": { gap: "8px" },
          "& section + section": { mt: "20px" },
          "& .MuiButton-root": { px: 1.5 },
        },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Section title={heading("status")}>
          <PlanStatus plan={plan} />
        </Section>
        <Section title={heading("bookings")}>
          <BookingRows
            bookings={plan.Bookings}
            proposed={plan.Proposed}
            carMayChange={plan.CarMayChange}
            money={plan.Money}
            isPaid={plan.Payments.some(({ Status }) => Status === PaymentStatus.Success)}
          />
          <AcceptedPolicies planId={TravelPlanId} />
        </Section>
        <Section title={heading("payments")}>
          <PaymentRemarks planId={TravelPlanId} methods={plan.Payments.map(({ Method }) => Method)} />
          <PaymentRows planId={TravelPlanId} payments={plan.Payments} holders={Holders} />
        </Section>
        {Refunds.length + AskedRefunds.length > 0 && (
          <Section title={heading("refunds")}>
            <RefundRows planId={TravelPlanId} refunds={Refunds} asked={AskedRefunds} />
          </Section>
        )}
        <Section title={heading("documents")}>
          <DocumentRows documents={plan.Documents} />
        </Section>
        {Holders.length > 0 && (
          <Section title={heading("holders")}>
            <HolderRows holders={Holders} />
          </Section>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Section title={heading("thread")}>
          <PlanThread plan={plan} />
        </Section>
        <Section title={heading("next")}>
          <NextEventList events={plan.Next} />
        </Section>
        <Section
          title={heading("happened")}
          action={
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button component={Link} to={{ search: "timeline=all" }} variant="outlined">
                <FormattedMessage id="support.timeline.open" />
              </Button>
              <TakeBundle planId={TravelPlanId} />
            </Box>
          }
        >
          <LatestEntries planId={TravelPlanId} />
        </Section>
      </Box>
    </Box>
  );
}
