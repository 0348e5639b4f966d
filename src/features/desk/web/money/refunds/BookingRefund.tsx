import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { useEffect, useRef, useState } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { RefundByHand, RefundState } from "../../../../refunds/refunds.schemas";
import { useGetRefundByHandQuery } from "../../../../refunds/web/refunds.api";
import { supportPlanPath } from "../../../desk.pages";
import { ActionError } from "../../parts/ActionError";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { When } from "../../parts/When";
import { RefundByHandForm } from "./RefundByHandForm";
import { WayBack } from "./WayBack";

type Props = {
  readonly bookingId: number;
  /** Another booking is about to be asked for, so that this one was not found no longer matters. */
  readonly isOver: boolean;
};

/** A booking to be refunded: client, service, what is left and how it goes back, and the form. (REFUND-18) */
export function BookingRefund({ bookingId, isOver }: Props) {
  const money = useMoney();
  const { data, error } = useGetRefundByHandQuery({ bookingId }, { refetchOnMountOrArgChange: true });
  const [done, setDone] = useState<RefundState | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const isShown = data !== undefined;
  useEffect(() => {
    // It is far below the queue on this page, so the focus moves to it.
    if (isShown) shown.current?.focus();
  }, [isShown]);
  if (!data && error) return isOver ? null : <ActionError error={error} />;
  if (!data) return <DeskSkeleton label={<FormattedMessage id="support.refundDesk.loading" />} heights={[240]} />;
  return (
    <Card
      ref={shown}
      component="article"
      tabIndex={-1}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, maxWidth: "52rem" }}
    >
      <FactList facts={factsOf(data, money)} />
      {done && (
        <Callout kind="success" announce>
          <FormattedMessage
            id="support.manualRefund.done"
            values={{ amount: money(done.Amount), id: done.BookingId, client: data.ClientName }}
          />
        </Callout>
      )}
      {data.Left === 0 && (
        <p>
          <FormattedMessage id="support.manualRefund.nothing" values={{ paid: data.Method === null ? "no" : "yes" }} />
        </p>
      )}
      {data.Left > 0 &&
        (data.Disputed ? (
          <Callout kind="warning">
            <FormattedMessage id="error.refund.disputed" />
          </Callout>
        ) : (
          <RefundByHandForm booking={data} onDone={setDone} />
        ))}
    </Card>
  );
}

function factsOf(booking: RefundByHand, money: ReturnType<typeof useMoney>) {
  const { Left, LeftFromFund, LeftOfCharge } = booking;
  const facts = {
    client: (
      <ClientContactLine client={booking}>
        <FormattedDisplayName type="language" value={booking.ClientLanguage} />
      </ClientContactLine>
    ),
    plan: (
      <MuiLink component={Link} to={supportPlanPath(booking.TravelPlanId)}>
        {booking.TravelPlanId}
      </MuiLink>
    ),
    what: (
      <DottedLine>
        {booking.BookingName}
        <FormattedMessage id="support.booking" values={{ id: booking.BookingId }} />
      </DottedLine>
    ),
    dates: (
      <>
        <When at={booking.StartsAt} /> – <When at={booking.EndsAt} />
      </>
    ),
    paid: money(booking.BookingAmount),
    left: (
      <DottedLine>
        {(LeftFromFund > 0 || Left === 0) && money(Left)}
        {Left > LeftFromFund && <WayBack booking={booking} amount={money(Left - LeftFromFund)} />}
        {LeftFromFund > 0 && (
          <FormattedMessage id="support.manualRefund.way.lots" values={{ amount: money(LeftFromFund) }} />
        )}
      </DottedLine>
    ),
    ofCharge: <FormattedMessage id="support.manualRefund.ofCharge" values={{ charge: money(LeftOfCharge) }} />,
    rule: (
      <FormattedMessage
        id="support.manualRefund.rule"
        values={{ kept: money(booking.Charge + LeftOfCharge), back: money(Left - LeftOfCharge - booking.Charge) }}
      />
    ),
  } as const;
  const ofRest = [...(LeftOfCharge > 0 ? (["ofCharge"] as const) : []), ...(Left > 0 ? (["rule"] as const) : [])];
  const names = ["client", "plan", "what", "dates", "paid", "left", ...ofRest] as const;
  return names.map((id) => ({
    id,
    term: <FormattedMessage id={`support.manualRefund.fact.${id}`} />,
    detail: facts[id],
  }));
}
