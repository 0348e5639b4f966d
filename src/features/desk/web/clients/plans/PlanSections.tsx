import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { PaymentStatus } from "../../../../../shared/enumerations";
import type { MessageUnder } from "../../../../../shared/messageId";
import { PaymentRemarks } from "../../../../payments/web/PaymentRemarks";
import { AcceptedPolicies } from "../../../../plan/web/policies/AcceptedPolicies";
import type { NextEvent, SupportPlan } from "../../../plans/plans.schemas";
import { DeskList } from "../../parts/DeskList";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { narrow } from "../../parts/narrow";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowLine } from "../../parts/RowLine";
import { StateText } from "../../parts/StateText";
import type { StaffAction } from "../../shell/staffActions";
import { PlanThread } from "../thread/PlanThread";
import { LatestEntries } from "../timeline/LatestEntries";
import { PlanStatus } from "./PlanStatus";
import { BookingRows } from "./rows/BookingRows";
import { DocumentRows } from "./rows/DocumentRows";
import { HolderRows } from "./rows/HolderRows";
import { PaymentRows, RefundRows } from "./rows/PaymentRows";
import { TakeBundle } from "./TakeBundle";

const heading = (name: MessageUnder<"support.section">) => <FormattedMessage id={`support.section.${name}`} />;

/** The plan's facts, next to the communication with its client and the latest events. (DESK-36) */
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

/** The action for an event, if this list offers one; suppliers' answers have a list of their own. */
function actOf({ Type, BookingId }: NextEvent): StaffAction<"extend"> | null {
  return Type === "booking.extended" && BookingId !== null ? { kind: "extend", id: BookingId } : null;
}

/** What may happen next: possible, or blocked with every reason. */
function NextEventList({ events }: { readonly events: readonly NextEvent[] }) {
  return (
    <DeskList
      items={events}
      keyOf={({ Type, BookingId }) => `${Type}-${BookingId}`}
      none={<FormattedMessage id="support.next.none" />}
    >
      {(event) => <Next event={event} act={actOf(event)} />}
    </DeskList>
  );
}

function Next({ event, act }: { readonly event: NextEvent; readonly act: StaffAction<"extend"> | null }) {
  const { Type, By, BookingId, Refusals } = event;
  return (
    <>
      <RowLine>
        <strong>
          <FormattedMessage id={`support.next.${Type}`} values={{ booking: BookingId ?? 0 }} />
        </strong>
        <StatusChip tone={Refusals.length === 0 ? "done" : "problem"}>
          <FormattedMessage id="support.next.status" values={{ possible: String(Refusals.length === 0), by: By }} />
        </StatusChip>
      </RowLine>
      {Refusals.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {Refusals.map((refusal) => (
            <li key={JSON.stringify(refusal)}>
              {refusal.code === "notInState" ? (
                <FormattedMessage
                  id="support.next.notInState"
                  values={{ state: <StateText state={String(refusal.facts.state)} /> }}
                />
              ) : (
                <DeskRefusal refusal={refusal} />
              )}
            </li>
          ))}
        </Box>
      )}
      {act && Refusals.length === 0 && <ReasonAction act={act} />}
    </>
  );
}
