import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { opens } from "../../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { Instant } from "../../../../../shared/instant";
import { BookingFacts } from "../../../../plan/web/bookings/BookingFacts";
import { useProductOf } from "../../../../plan/web/products";
import type { SupplierBooking } from "../../../supplier/supplier.schemas";
import { AnswerBy } from "../bookings/AnswerBy";
import { AnswerForm } from "../bookings/AnswerForm";
import { ReplacesNote } from "../bookings/ReplacesNote";
import type { Answer } from "../bookings/useAnswer";
import { useConfirmOwnBookingMutation, useDeclineOwnBookingMutation } from "./supplier.api";

/** Two answers, far enough from each other for thumbs. */
const Answers = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  "@media (max-width: 639px)": { "& > *": { flex: "1 1 8rem" } },
});

const kinds = ["confirm", "decline"] as const;
type Kind = (typeof kinds)[number];

type Props = { readonly booking: SupplierBooking; readonly now: Instant };

/** A booking that waits for its supplier: deadline, service, guests, and the two answers. (DESK-30) */
export function SupplierBookingCard({ booking, now }: Props) {
  const id = useId();
  const [answering, setAnswering] = useState<Kind | null>(null);
  // The element that gets the focus when its form is closed.
  const [opened, setOpened] = useState<Kind>("confirm");
  const opener = useLostFocus<HTMLButtonElement>(answering ?? "none");
  const answers = useOwnAnswers();
  const { BookingId, Name, SupplierName, ClientLanguage } = booking;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <div>
        <Typography id={id} variant="h2" sx={{ fontSize: "1.3125rem" }}>
          {Name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="plan.booking.supplier" values={{ supplier: SupplierName, id: BookingId }} />
        </Typography>
      </div>
      {booking.Replaces !== undefined && <ReplacesNote bookingId={booking.Replaces} />}
      <AnswerBy queued={booking} now={now} />
      <BookingFacts booking={booking} />
      <WhoComes booking={booking} />
      {answering === null ? (
        <Answers>
          {kinds.map((kind) => (
            <Button
              {...opens}
              key={kind}
              variant={kind === "confirm" ? "contained" : "outlined"}
              color={kind === "confirm" ? "secondary" : "primary"}
              ref={kind === opened ? opener : undefined}
              onClick={() => {
                setOpened(kind);
                setAnswering(kind);
              }}
            >
              <FormattedMessage id={`support.answer.${kind}`} />
            </Button>
          ))}
        </Answers>
      ) : (
        <AnswerForm
          own
          kind={answering}
          answer={answers[answering]}
          bookingId={BookingId}
          reads={ClientLanguage}
          onClose={() => setAnswering(null)}
        />
      )}
    </Card>
  );
}

/** The product's facts about the guests: the driver's age, or those of children. */
function WhoComes({ booking }: { readonly booking: SupplierBooking }) {
  const { WhoComes: OfProduct } = useProductOf(booking);
  return OfProduct ? <OfProduct booking={booking} driverAge={booking.DriverAge} /> : null;
}

function useOwnAnswers(): Readonly<Record<Kind, Answer>> {
  const [confirm] = useConfirmOwnBookingMutation();
  const [decline] = useDeclineOwnBookingMutation();
  return {
    confirm: (BookingId, Reference) => confirm({ BookingId, Reference }),
    decline: (BookingId, Reason) => decline({ BookingId, Reason }),
  };
}
