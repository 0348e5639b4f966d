import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { PaymentRemarks } from "../../../../payments/web/PaymentRemarks";
import { AcceptedPolicies } from "../../../../plan/web/AcceptedPolicies";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { ReasonAction } from "../../parts/ReasonAction";
import { deskRow } from "../../shell/deskRows";
import { PlanThread } from "../thread/PlanThread";
import { LatestEntries } from "../timeline/LatestEntries";
import { NextEventList } from "./NextEventList";
import { PlanStatus } from "./PlanStatus";
import { BookingRows } from "./rows/BookingRows";
import { DocumentRows } from "./rows/DocumentRows";
import { HolderRows } from "./rows/HolderRows";
import { MailRows } from "./rows/MailRows";
import { NoteRows } from "./rows/NoteRows";
import { PaymentRows, RefundRows } from "./rows/PaymentRows";
import { TakeBundle } from "./TakeBundle";

const heading = (name: string) => <FormattedMessage id={`support.section.${name}`} />;

/** Where a plan is, why, and all that happened around it. */
export function PlanSections({ plan }: { readonly plan: SupportPlan }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Section title={heading("status")}>
        <PlanStatus plan={plan} />
      </Section>
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
            <TakeBundle planId={plan.TravelPlanId} />
          </Box>
        }
      >
        <LatestEntries planId={plan.TravelPlanId} />
      </Section>
      <Section title={heading("bookings")}>
        <BookingRows
          bookings={plan.Bookings}
          proposed={plan.Proposed}
          carMayChange={plan.CarMayChange}
          money={plan.Money}
          isPaid={plan.Payments.some(({ Status }) => Status === PaymentStatus.Success)}
        />
        <AcceptedPolicies planId={plan.TravelPlanId} />
      </Section>
      <Section title={heading("payments")}>
        <PaymentRemarks planId={plan.TravelPlanId} methods={plan.Payments.map(({ Method }) => Method)} />
        <PaymentRows planId={plan.TravelPlanId} payments={plan.Payments} holders={plan.Holders} />
      </Section>
      <Section title={heading("refunds")}>
        <RefundRows planId={plan.TravelPlanId} refunds={plan.Refunds} asked={plan.AskedRefunds} />
      </Section>
      <Section title={heading("mails")}>
        <div {...deskRow("mails")}>
          <MailRows mails={plan.Mails} />
        </div>
        {plan.Bookings.some(({ VoucherNumber }) => VoucherNumber !== null) && (
          <ReasonAction act={{ kind: "vouchers", id: plan.TravelPlanId }} />
        )}
      </Section>
      <Section title={heading("notes")}>
        <NoteRows notes={plan.Notes} />
      </Section>
      <Section title={heading("holders")}>
        <HolderRows holders={plan.Holders} />
      </Section>
      <Section title={heading("documents")}>
        <DocumentRows documents={plan.Documents} />
      </Section>
    </Box>
  );
}
