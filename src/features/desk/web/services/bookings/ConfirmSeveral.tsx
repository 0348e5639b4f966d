import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { LONGEST_SUPPLIER_REFERENCE } from "../../../desk.limits";
import type { QueuedBooking } from "../../../support.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { keptRows } from "../../parts/queue/keptRows";
import { GoneText } from "../../parts/queue/OutcomeText";
import { RowNote } from "../../parts/RowNote";
import { type Failed, runSequentially } from "../../parts/runSequentially";
import { SendOrBack } from "../../parts/SendOrBack";
import { When } from "../../parts/When";
import { OpenItemMark } from "../../shell/presence/openItems";
import { useConfirmBookingMutation } from "../../shell/support.api";

type Props = {
  readonly waiting: readonly QueuedBooking[];
  readonly onConfirmed: (confirmed: readonly QueuedBooking[]) => void;
  readonly onClose: () => void;
};

/**
 * Confirms several bookings in one form, with a reference for each. Each is a call of its own; a refused one stays,
 * with the reason at its field, and so does one that has a reference typed for it. (DESK-14, DESK-106)
 */
export function ConfirmSeveral({ waiting, onConfirmed, onClose }: Props) {
  const dispatch = useDispatch();
  const [confirm] = useConfirmBookingMutation();
  const [failed, setFailed] = useState<readonly Failed<QueuedBooking>[]>([]);
  const [before, setBefore] = useState(waiting);
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(waiting.map(({ Booking }) => [fieldOf(Booking), ""])),
    prefix: "several",
    send: async (values) => {
      const given = waiting.filter(({ Booking }) => values[fieldOf(Booking)]?.trim());
      const refused = await runSequentially(given, ({ Booking }) =>
        confirm({ BookingId: Booking.BookingId, Reference: values[fieldOf(Booking)]?.trim() ?? "" }),
      );
      setFailed(refused);
      const confirmed = given.filter((one) => !refused.some(({ item }) => item === one));
      for (const { Booking } of confirmed) void form.formik.setFieldValue(fieldOf(Booking), "", false);
      if (confirmed.length > 0) {
        onConfirmed(confirmed);
        dispatch(showAlert("support.bookings.severalDone", "success", { count: confirmed.length }));
      }
      if (refused.length === 0 && given.length > 0) onClose();
      return undefined;
    },
  });
  const typed = (booking: QueuedBooking) => (form.values[fieldOf(booking.Booking)] ?? "").trim() !== "";
  const isKept = (key: string) => before.some((one) => keyOf(one) === key && typed(one));
  const listed = keptRows(before, waiting, keyOf, isKept);
  if (listed.length !== before.length || listed.some((one, index) => one !== before[index])) setBefore(listed);
  const isWaiting = (booking: QueuedBooking) => waiting.some((one) => keyOf(one) === keyOf(booking));
  const count = waiting.filter(typed).length;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, display: "grid", gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: "1.3125rem" }}>
        <FormattedMessage id="support.bookings.severalTitle" />
      </Typography>
      <p>
        <FormattedMessage id="support.bookings.severalText" />
      </p>
      <DeskForm
        form={form}
        actions={
          <SendOrBack sending={form.sending} onBack={onClose} disabled={count === 0}>
            <FormattedMessage id="support.bookings.severalSend" values={{ count }} />
          </SendOrBack>
        }
      >
        {listed.map((queued) => {
          const { Booking, ClientName } = queued;
          const error = failed.find(({ item }) => item.Booking.BookingId === Booking.BookingId)?.error;
          const refused = error && (serverText(error) ?? <FormattedMessage id="support.answerFailed" />);
          const openItem = { Kind: "booking", ItemId: String(Booking.BookingId) } as const;
          const gone = !isWaiting(queued) && <GoneText openItem={openItem} />;
          return (
            <div key={Booking.BookingId}>
              {typed(queued) && !gone && <OpenItemMark openItem={openItem} />}
              <form.Field
                as={TextField}
                name={fieldOf(Booking)}
                // A booking that came to wait after the form was opened has no value yet.
                value={form.values[fieldOf(Booking)] ?? ""}
                error={
                  refused && gone ? (
                    <>
                      {refused} {gone}
                    </>
                  ) : (
                    refused || gone
                  )
                }
                label={
                  <FormattedMessage
                    id="support.bookings.severalReference"
                    values={{ name: Booking.Name, id: Booking.BookingId }}
                  />
                }
                maxLength={LONGEST_SUPPLIER_REFERENCE}
                autoComplete="off"
              />
              <RowNote>
                {Booking.SupplierName} · {ClientName} · <When at={Booking.StartsAt} />
              </RowNote>
            </div>
          );
        })}
      </DeskForm>
    </Card>
  );
}

const keyOf = ({ Booking }: QueuedBooking) => fieldOf(Booking);
const fieldOf = ({ BookingId }: { readonly BookingId: number }) => `booking${BookingId}`;
