import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { WebState } from "../../../../platform/web/state";
import { Callout } from "../../../../platform/web/ui/Callout";
import { TextField } from "../../../../platform/web/ui/TextField";
import { isBlank } from "../../../../shared/blank";
import type { Language } from "../../../../shared/language";
import type { Booking } from "../../../plan/plan.schemas";
import { DeskForm } from "../DeskForm";
import { useGetAlternativesQuery, useProposeAlternativeMutation } from "../support.api";
import { AlternativeField, keyOf } from "./AlternativeField";

type Props = {
  readonly booking: Booking;
  /** The client's language. */
  readonly reads: Language;
  readonly onClose: () => void;
};

/** Another car, or other rooms, in the booking's place, once the supplier has agreed: which, under what reference, and what the client reads. */
export function ProposeForm({ booking, reads, onClose }: Props) {
  const money = useMoney();
  const lang = useSelector(({ language }: WebState) => language.current);
  const { data: alternatives, isError } = useGetAlternativesQuery(
    { bookingId: booking.BookingId, lang },
    { refetchOnMountOrArgChange: true },
  );
  const [propose, { error, isLoading, isSuccess }] = useProposeAlternativeMutation();
  const [chosen, setChosen] = useState("");
  const [reference, setReference] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const alternative = alternatives?.find((one) => keyOf(one) === chosen);
  const missing = { reference: isBlank(reference), note: isBlank(note) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!alternative || missing.reference || missing.note || isLoading) return;
    const what = { BookingId: booking.BookingId, Choice: alternative.Choice };
    void propose({ ...what, Reference: reference.trim(), Reason: note.trim() });
  };
  const back = (
    <Button onClick={onClose}>
      <FormattedMessage id="support.back" />
    </Button>
  );

  if (isSuccess)
    return (
      <Callout kind="success" announce action={back}>
        <FormattedMessage id="support.propose.done" />
      </Callout>
    );
  const none = booking.Lodging ? "support.propose.noStay" : "support.propose.none";
  if (isError || alternatives?.length === 0)
    return (
      <Callout kind="warning" announce action={back}>
        <FormattedMessage id={isError ? "support.propose.failed" : none} />
      </Callout>
    );
  return (
    <DeskForm
      onSubmit={submit}
      error={error}
      actions={
        <>
          <Button type="submit" variant="contained" color="secondary" loading={isLoading}>
            <FormattedMessage id="support.propose.send" />
          </Button>
          {back}
        </>
      }
    >
      <AlternativeField
        booking={booking}
        alternatives={alternatives}
        missing={tried && !alternative}
        value={chosen}
        onChange={setChosen}
      />
      <Box role="status" sx={{ "&:empty": { display: "none" } }}>
        {alternative && (
          <FormattedMessage
            id="support.propose.chosen"
            values={{
              name: <strong>{alternative.Name}</strong>,
              price: money(alternative.PayNow),
              booked: money(booking.PayNow),
            }}
          />
        )}
      </Box>
      <TextField
        name={`propose-reference-${booking.BookingId}`}
        label={<FormattedMessage id="support.field.confirm" />}
        hint={<FormattedMessage id="support.propose.referenceHint" />}
        error={tried && missing.reference && <FormattedMessage id="support.missing.confirm" />}
        value={reference}
        maxLength={40}
        autoComplete="off"
        required
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        name={`propose-note-${booking.BookingId}`}
        label={<FormattedMessage id="support.propose.note" />}
        hint={<FormattedMessage id="support.act.reasonTold" values={{ language: reads }} />}
        error={tried && missing.note && <FormattedMessage id="support.act.reasonMissing" />}
        value={note}
        maxLength={300}
        autoComplete="off"
        required
        onChange={({ target }) => setNote(target.value)}
      />
    </DeskForm>
  );
}
