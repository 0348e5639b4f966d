import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { string } from "yup";
import { schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { MessageId } from "../../../../../shared/messageId";
import { DeskForm } from "../../parts/DeskForm";
import { BookingRefund } from "./BookingRefund";

/** The URL parameter for the booking. */
const BOOKING = "booking";

const isId = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) >= 1;

const schema = schemaOf<{ booking: string }>()({
  booking: string().test("id", "support.manualRefund.booking.wrong" satisfies MessageId, (typed = "") => isId(typed)),
});

/** A refund by hand of all or part of a booking: asks for the booking, then shows what can be refunded. */
export function ManualRefundForm() {
  const [address, setAddress] = useSearchParams();
  const bookingText = address.get(BOOKING) ?? "";
  const form = useForm({
    initialValues: { booking: bookingText },
    validationSchema: schema,
    prefix: "manual",
    shows: "onceSent",
    send: async ({ booking }) => {
      setAddress({ [BOOKING]: String(Number(booking)) }, { replace: true, preventScrollReset: true });
      return undefined;
    },
  });
  return (
    <>
      <DeskForm
        kept
        form={form}
        actions={
          <Button type="submit" variant="outlined">
            <FormattedMessage id="support.manualRefund.show" />
          </Button>
        }
      >
        <form.Field
          as={TextField}
          name="booking"
          label={<FormattedMessage id="support.manualRefund.booking" />}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          required
        />
      </DeskForm>
      {isId(bookingText) && (
        <BookingRefund key={bookingText} bookingId={Number(bookingText)} isOver={form.errors.length > 0} />
      )}
    </>
  );
}
