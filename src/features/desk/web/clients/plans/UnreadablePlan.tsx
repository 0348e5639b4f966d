import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { When } from "../../parts/When";
import { useGetUnreadablePlanQuery } from "../../shell/support.api";
import { BookingRows } from "./rows/BookingRows";
import { PaymentRows } from "./rows/PaymentRows";
import { TakeBundle } from "./TakeBundle";

/** A plan whose facts cannot be read: the cause, what to do, and the content of its rows. (OPS-113) */
export function UnreadablePlan({ planId }: { readonly planId: number }) {
  const { currentData: plan, error, refetch } = useGetUnreadablePlanQuery({ planId });
  if (!plan && error)
    return <DeskFailed title={<FormattedMessage id="support.plan.failed" />} retry={refetch} error={error} />;
  if (!plan) return <DeskSkeleton label={<FormattedMessage id="support.plan.loading" />} heights={[160, 240]} />;
  const { Why, Since, CreatedAt, Bookings, Money, Payments } = plan;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <Callout
        kind="error"
        title={<FormattedMessage id="support.unreadable.title" values={{ why: Why }} />}
        action={<TakeBundle planId={planId} />}
      >
        <p>
          <FormattedMessage id="support.unreadable.text" values={{ why: Why }} />
        </p>
        <p>
          <FormattedMessage id="support.unreadable.client" />
        </p>
      </Callout>
      <FactList
        facts={[
          {
            id: "client",
            term: <FormattedMessage id="support.inbox.column.client" />,
            detail: <ClientContactLine client={plan} />,
          },
          {
            id: "made",
            term: <FormattedMessage id="support.unreadable.made" />,
            detail: <When at={CreatedAt} />,
          },
          {
            id: "since",
            term: <FormattedMessage id="support.unreadable.since" />,
            detail: <When at={Since} />,
          },
        ]}
      />
      <Section title={<FormattedMessage id="support.section.bookings" />}>
        <BookingRows
          bookings={Bookings}
          proposed={[]}
          carMayChange={[]}
          money={Money}
          isPaid={Payments.some(({ Status }) => Status === PaymentStatus.Success)}
        />
      </Section>
      <Section title={<FormattedMessage id="support.section.payments" />}>
        <PaymentRows planId={planId} payments={Payments} holders={[]} />
      </Section>
    </Box>
  );
}
