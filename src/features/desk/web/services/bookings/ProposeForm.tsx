import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useMemo } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Language } from "../../../../../shared/language";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import type { Booking } from "../../../../plan/plan.schemas";
import { useProductOf } from "../../../../plan/web/products";
import type { Proposal } from "../../../actions.schemas";
import { LONGEST_SUPPLIER_REFERENCE } from "../../../desk.limits";
import { DeskForm } from "../../parts/DeskForm";
import { useHoldsRow } from "../../parts/queue/queueRow";
import { useGetAlternativesQuery, useProposeAlternativeMutation } from "../../shell/support.api";
import { AlternativeField, keyOf } from "./AlternativeField";

type Props = {
  readonly booking: Booking;
  /** The client's language. */
  readonly reads: Language;
  readonly onClose: () => void;
};

/**
 * Proposes another car, or other rooms, to which the supplier has agreed: which, its reference, and a text for the
 * client.
 */
export function ProposeForm({ booking, reads, onClose }: Props) {
  const money = useMoney();
  const lang = useSelector(selectLanguage);
  const { data: alternatives, isError } = useGetAlternativesQuery(
    { bookingId: booking.BookingId, lang },
    { refetchOnMountOrArgChange: true },
  );
  const [propose, { isSuccess }] = useProposeAlternativeMutation();
  const { kind } = useProductOf(booking);
  const find = useCallback(
    (key: string | undefined) => alternatives?.find((one) => keyOf(one) === key),
    [alternatives],
  );
  const schema = useMemo(
    () =>
      schemaOf<{ Choice: string } & TextFields<Proposal, "Reference" | "Reason">>()({
        // The chosen alternative may have left the list since.
        Choice: string().test("free", `support.propose.${kind}Missing`, (key) => find(key) !== undefined),
        Reference: filled("support.missing.confirm"),
        Reason: filled("support.act.reasonMissing"),
      }),
    [find, kind],
  );
  const form = useForm({
    initialValues: { Choice: "", Reference: "", Reason: "" },
    validationSchema: schema,
    prefix: `propose-${booking.BookingId}`,
    shows: "onceSent",
    send: async ({ Choice, Reference, Reason }) => {
      const chosen = find(Choice);
      if (!chosen) return undefined;
      return propose({
        BookingId: booking.BookingId,
        Choice: chosen.Choice,
        Reference: Reference.trim(),
        Reason: Reason.trim(),
      });
    },
  });
  useHoldsRow(isSuccess ? "own" : "open");
  const alternative = find(form.values.Choice);
  const isUnknown = !alternatives && isError;
  const isNone = alternatives?.length === 0;
  const backButton = useLostFocus<HTMLButtonElement>(isSuccess || isUnknown || isNone);
  const back = (
    <Button ref={backButton} onClick={onClose}>
      <FormattedMessage id="support.back" />
    </Button>
  );

  if (isSuccess)
    return (
      <Callout kind="success" announce action={back}>
        <FormattedMessage id="support.propose.done" />
      </Callout>
    );
  const none = kind === "stay" ? "support.propose.noStay" : "support.propose.none";
  if (isUnknown || isNone)
    return (
      <Callout kind="warning" announce action={back}>
        <FormattedMessage id={isUnknown ? "support.propose.failed" : none} />
      </Callout>
    );
  return (
    <DeskForm
      form={form}
      actions={
        <>
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id="support.propose.send" />
          </BusyButton>
          {back}
        </>
      }
    >
      <form.Field as={AlternativeField} name="Choice" booking={booking} alternatives={alternatives} />
      <Box role="status" sx={{ "&:empty": { display: "none" } }}>
        {alternative && (
          <FormattedMessage
            id="support.propose.chosen"
            values={{
              same: alternative.PayNow === booking.PayNow ? "yes" : "no",
              name: <strong>{alternative.Name}</strong>,
              price: money(alternative.PayNow),
              booked: money(booking.PayNow),
            }}
          />
        )}
      </Box>
      <form.Field
        as={TextField}
        name="Reference"
        label={<FormattedMessage id="support.field.confirm" />}
        hint={<FormattedMessage id="support.propose.referenceHint" />}
        maxLength={LONGEST_SUPPLIER_REFERENCE}
        autoComplete="off"
        required
      />
      <form.Field
        as={TextField}
        name="Reason"
        label={<FormattedMessage id="support.propose.note" />}
        hint={
          <FormattedMessage
            id="support.act.reasonTold"
            values={{ language: <FormattedDisplayName type="language" value={reads} /> }}
          />
        }
        maxLength={LONGEST.reason}
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}
