import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import type { CallError } from "../../../../platform/web/callError";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { PAY_WITHIN_HOURS } from "../../../../shared/constants";
import { HOUR } from "../../../../shared/instant";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { isAwaited } from "../../bookings/bookingStatus";
import { openBookings, type PlanBooking } from "../../checkout/checkout.context";
import { awaitsSuppliers } from "../../checkout/checkout.selectors";
import { planPath } from "../../plan.pages";
import { CheckoutLoading } from "../checkout/CheckoutLoading";
import { useCheckout } from "../checkout/useCheckout";

const Steps = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  display: "grid",
  gap: 20,
  maxWidth: "44rem",
  "& li": { display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: 16, counterIncrement: "step" },
  "& li::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: token("sea"),
    color: token("onSea"),
    fontFamily: displayFamily,
    fontWeight: 700,
    fontSize: "1.25rem",
  },
});

const Ways = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  marginBottom: 40,
  "@media (max-width: 599px)": { "& > a": { width: "100%", textAlign: "center" } },
});

type Booked = { readonly TravelPlanId: number; readonly SupplierName: string };

type Answer<Booking> = {
  readonly data?: Booking | undefined;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

type Props<Booking extends Booked> = {
  readonly id: number;
  readonly answer: Answer<Booking>;
  /** `waits`: the supplier has not answered yet; `confirmed`: it has. */
  readonly words: { readonly waits: MessageId; readonly confirmed: MessageId };
  /** The link to the other product's search for the same days. */
  readonly onward: (booking: Booking) => ComponentProps<typeof BookedNext>["onward"] | null;
  readonly children: (booking: Booking) => ReactNode;
};

/**
 * The next steps after a booking with their deadlines, and the booking itself. A booking that is paid or has ended
 * links to the plans instead.
 */
export function BookedPage<Booking extends Booked>({ id, answer, words, onward, children }: Props<Booking>) {
  const { data: booking, error, refetch } = answer;
  const intl = useIntl();
  const checkout = useCheckout(booking?.TravelPlanId ?? null);
  const snapshot = checkout.status === "ready" ? checkout.open.snapshot : null;
  const unpaid =
    snapshot && !snapshot.hasTag("paid") ? openBookings(snapshot.context).find((one) => one.id === id) : null;
  return (
    <PageFrame
      title={<FormattedMessage id={unpaid ? "book.created" : "book.confirm.title"} />}
      lead={unpaid && <FormattedMessage id="book.confirm.lead" />}
    >
      {!booking && !error && <OfferSkeletons count={1} label={intl.formatMessage({ id: "book.confirm.loading" })} />}
      {!booking && error && <LoadFailure title="error.booking.loadFailed" text={serverText(error)} onRetry={refetch} />}
      {booking && checkout.status !== "ready" && <CheckoutLoading status={checkout.status} retry={checkout.retry} />}
      {booking && snapshot && !unpaid && <Earlier planId={booking.TravelPlanId} />}
      {booking && snapshot && unpaid && (
        <BookedNext onward={onward(booking)} confirmed={!awaitsSuppliers(snapshot.context)}>
          <Answered booking={unpaid} supplier={booking.SupplierName} words={words} />
        </BookedNext>
      )}
      {booking && unpaid && children(booking)}
    </PageFrame>
  );
}

type AnsweredProps = Pick<Props<Booked>, "words"> & { readonly booking: PlanBooking; readonly supplier: string };

function Answered({ booking: { status, createdAt, confirmBy }, supplier, words }: AnsweredProps) {
  const { instant } = useHavanaTime();
  return (
    <FormattedMessage
      id={isAwaited(status) ? words.waits : words.confirmed}
      tagName="li"
      values={{ supplier, hours: Math.ceil((confirmBy - createdAt) / HOUR), until: instant(confirmBy) }}
    />
  );
}

function Earlier({ planId }: { readonly planId: number }) {
  return (
    <EmptyState
      title={<FormattedMessage id="book.confirm.noneText" />}
      action={
        <MainLink to={planPath(planId)}>
          <FormattedMessage id="book.confirm.toPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id="book.confirm.earlier" />
    </EmptyState>
  );
}

type BookedNextProps = {
  /** Nothing in the plan waits for its supplier. */
  readonly confirmed: boolean;
  readonly children: ReactNode;
  /** The search for the trip's other needs on the same days. */
  readonly onward: { readonly to: PagePath; readonly label: MessageId } | null;
};

/**
 * Links to the plan and to the next search; then what happens after a booking: the supplier's answer (a list item that
 * depends on the product), paying, printing.
 */
function BookedNext({ children, onward, confirmed }: BookedNextProps) {
  return (
    <>
      <Ways>
        <MainLink to={planPath()}>
          <FormattedMessage id="book.confirm.toPlan" />
        </MainLink>
        {onward && (
          <Button component={Link} to={onward.to} variant="outlined" size="large">
            <FormattedMessage id={onward.label} />
          </Button>
        )}
      </Ways>
      <Section title={<FormattedMessage id="book.confirm.next" />}>
        <Steps>
          {children}
          <FormattedMessage
            id="book.confirm.stepPay"
            tagName="li"
            values={{ confirmed: String(confirmed), hours: PAY_WITHIN_HOURS }}
          />
          <FormattedMessage id="book.confirm.stepPrint" tagName="li" />
        </Steps>
      </Section>
    </>
  );
}

type NoBookingProps = {
  /** The product's search, and the text of the link to it. */
  readonly to: PagePath;
  readonly search: ReactNode;
};

/** Shown by a confirmation page without a booking. */
export function NoBooking({ to, search }: NoBookingProps) {
  useSuppressAlert("error.booking.loadFailed");
  return (
    <PageFrame title={<FormattedMessage id="book.confirm.none" />}>
      <EmptyState
        title={<FormattedMessage id="book.confirm.noneText" />}
        action={
          <Button component={Link} to={to} variant="contained" color="secondary">
            {search}
          </Button>
        }
      />
    </PageFrame>
  );
}

/** The booking id in the address, `?booking={id}`; null if there is none. */
export function useBookingOfAddress(): number | null {
  const [params] = useSearchParams();
  const id = Number(params.get("booking"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
