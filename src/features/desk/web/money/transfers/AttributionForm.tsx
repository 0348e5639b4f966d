import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { boolean, object, string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { RadioCards } from "../../../../../platform/web/ui/fields/RadioCards";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../../shared/messageId";
import { sum } from "../../../../../shared/money";
import type { TextFields } from "../../../../../shared/textFields";
import { settlements } from "../../../../ledger/ledger.rules";
import { attributions } from "../../../../payments/outside/outside.rules";
import { attributedTo } from "../../../../refunds/refunds.rules";
import type { QueuedMovement, RefundAttribution } from "../../../../refunds/refunds.schemas";
import { useAttributeRefundMutation } from "../../../../refunds/web/refunds.api";
import { DeskForm } from "../../parts/DeskForm";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { ReasonField } from "../../parts/ReasonField";
import { ConfirmDialog } from "../ConfirmDialog";

type Values = TextFields<RefundAttribution, "As" | "RefundId" | "ShortfallAs" | "Reason"> &
  Pick<RefundAttribution, "EndsBookings"> & {
    /** The chosen bookings, by their ids. */
    BookingIds: Record<string, boolean>;
  };

/** The choices that are required; only a choice with a single option is made for finance. */
function attributionSchema({ Bookings, Shortfall }: QueuedMovement) {
  const first = Bookings[0]?.BookingId;
  const chosen = (missing: MessageId) => string().required(missing);
  return schemaOf<Values>()({
    As: chosen("support.attribution.as.missing"),
    BookingIds: object(Object.fromEntries(Bookings.map(({ BookingId }) => [BookingId, boolean()]))).when("As", {
      is: "bookings",
      // Marked at the first of them.
      // biome-ignore lint/suspicious/noThenProperty: yup's own word for a condition.
      then: (schema) =>
        schema.test("some", (bookings, { createError }) =>
          Object.values(bookings).some(Boolean)
            ? true
            : createError({ path: `BookingIds.${first}`, message: "support.attribution.bookings.missing" }),
        ),
    }),
    RefundId: string().when("As", ([as], refund) =>
      as === "refund" ? chosen("support.attribution.owed.missing") : refund,
    ),
    EndsBookings: boolean(),
    ShortfallAs: Shortfall > 0 ? chosen("support.attribution.shortfall.missing") : string(),
    Reason: filled("support.act.reasonMissing"),
  });
}

/**
 * Attributes a refund made at the provider, with a preview and a confirmation: the client is notified of it. (PAY-34)
 */
export function AttributionForm({ movement }: { readonly movement: QueuedMovement }) {
  const money = useMoney();
  const [attribute, { error, isLoading }] = useAttributeRefundMutation();
  const [confirming, setConfirming] = useState<RefundAttribution | null>(null);
  const row = useQueueRow();
  useHoldsRow(heldBy({ isLoading }));
  const { MovementId, Amount, ClientName, Shortfall, Bookings, Owed } = movement;
  const possible = { bookings: Bookings.length > 0, goodwill: true, refund: Owed.length > 0 };
  const only = Bookings.length === 1;
  const initialValues: Values = {
    As: "",
    BookingIds: Object.fromEntries(Bookings.map(({ BookingId }) => [BookingId, only])),
    EndsBookings: false,
    RefundId: Owed.length === 1 ? (Owed[0]?.RefundId ?? "") : "",
    ShortfallAs: "",
    Reason: "",
  };
  const schema = useMemo(() => attributionSchema(movement), [movement]);
  const form = useForm({
    initialValues,
    validationSchema: schema,
    prefix: `movement-${MovementId}`,
    shows: "onceSent",
    send: async (values) => {
      const order = orderOf(movement, values);
      if (order) setConfirming(order);
      return undefined;
    },
  });
  const chosen = chosenOf(movement, form.values);
  const mayEnd = chosen.some(({ MayEnd }) => MayEnd);
  const amount = money(Amount);
  const confirm = async (order: RefundAttribution) => {
    const answer = await attribute(order);
    setConfirming(null);
    const values = { amount, client: ClientName };
    if (!answer.error) row?.leave(<FormattedMessage id="support.attribution.done" values={values} />);
  };
  return (
    <>
      <DeskForm
        form={form}
        error={error}
        actions={
          <Button type="submit" variant="contained" color="secondary">
            <FormattedMessage id="support.attribution.check" />
          </Button>
        }
      >
        {Shortfall > 0 && (
          <Callout kind="warning">
            <FormattedMessage id="support.movement.shortfall" values={{ amount: money(Shortfall) }} />
          </Callout>
        )}
        <form.Field
          as={RadioCards}
          name="As"
          label={<FormattedMessage id="support.attribution.as" />}
          choices={attributions
            .filter((as) => possible[as])
            .map((value) => ({
              value,
              title: <FormattedMessage id={`support.attribution.as.${value}`} />,
              detail: <FormattedMessage id={`support.attribution.as.${value}.detail`} />,
            }))}
          required
        />
        {form.values.As === "bookings" && (
          <div>
            {Bookings.map(({ BookingId, Name, Left }) => (
              <form.Field
                as={CheckboxField}
                key={BookingId}
                type="checkbox"
                name={`BookingIds.${BookingId}`}
                label={<FormattedMessage id="support.attribution.booking" values={{ id: BookingId, name: Name }} />}
                hint={<FormattedMessage id="support.attribution.booking.left" values={{ left: money(Left) }} />}
              />
            ))}
            <form.Field
              as={CheckboxField}
              type="checkbox"
              name="EndsBookings"
              disabled={chosen.length > 0 && !mayEnd}
              label={<FormattedMessage id="support.attribution.ends" />}
              hint={
                <FormattedMessage
                  id={chosen.length > 0 && !mayEnd ? "support.attribution.ends.over" : "support.attribution.ends.hint"}
                />
              }
            />
          </div>
        )}
        {form.values.As === "refund" && Owed.length > 1 && (
          <form.Field
            as={RadioCards}
            name="RefundId"
            label={<FormattedMessage id="support.attribution.owed" />}
            choices={Owed.map(({ RefundId, Amount: owed }) => ({ value: RefundId, title: money(owed) }))}
            required
          />
        )}
        {Shortfall > 0 && (
          <form.Field
            as={RadioCards}
            name="ShortfallAs"
            label={<FormattedMessage id="support.attribution.shortfall" />}
            choices={settlements.map((value) => ({
              value,
              title: <FormattedMessage id={`support.attribution.shortfall.${value}`} />,
            }))}
            required
          />
        )}
        <form.Field as={ReasonField} name="Reason" />
        {form.values.As === "bookings" && chosen.length > 0 && <Preview amount={Amount} chosen={chosen} />}
      </DeskForm>
      {confirming && !row?.isGone && (
        <ConfirmDialog
          title={<FormattedMessage id="support.attribution.confirm.title" values={{ amount }} />}
          action={<FormattedMessage id="support.attribution.submit" />}
          busy={isLoading}
          onConfirm={() => confirm(confirming)}
          onClose={() => setConfirming(null)}
        >
          <FormattedMessage
            id="support.attribution.confirm.text"
            values={{
              as: confirming.As,
              amount,
              client: ClientName,
              count: confirming.BookingIds.length,
              bookings: confirming.BookingIds.join(", "),
              ends: confirming.EndsBookings ? "yes" : "no",
            }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

const chosenOf = ({ Bookings }: QueuedMovement, { BookingIds }: Pick<Values, "BookingIds">) =>
  Bookings.filter(({ BookingId }) => BookingIds[BookingId]);

/** Without what belongs to other choices, which may have been made before. */
function orderOf(movement: QueuedMovement, values: Values): RefundAttribution | null {
  const As = attributions.find((as) => as === values.As);
  if (!As) return null;
  const chosen = As === "bookings" ? chosenOf(movement, values) : [];
  return {
    MovementId: movement.MovementId,
    As,
    BookingIds: chosen.map(({ BookingId }) => BookingId),
    EndsBookings: values.EndsBookings && chosen.some(({ MayEnd }) => MayEnd),
    RefundId: As === "refund" ? values.RefundId : null,
    ShortfallAs: settlements.find((settled) => settled === values.ShortfallAs) ?? null,
    Reason: values.Reason.trim(),
  };
}

type PreviewProps = { readonly amount: number; readonly chosen: QueuedMovement["Bookings"] };

/** Its part for each chosen booking, as the server divides it. */
function Preview({ amount, chosen }: PreviewProps) {
  const money = useMoney();
  const parts = attributedTo(
    amount,
    chosen.map(({ BookingId, Left }) => ({ bookingId: BookingId, left: Left })),
  );
  const rest = amount - sum(parts.map((part) => part.amount));
  return (
    <Callout kind="info" title={<FormattedMessage id="support.manualRefund.preview" />}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {chosen.map(({ BookingId, Name }, index) => (
          <li key={BookingId}>
            <FormattedMessage
              id="support.attribution.part"
              values={{ id: BookingId, name: Name, amount: money(parts[index]?.amount ?? 0) }}
            />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <FormattedMessage id="support.attribution.rest" values={{ amount: money(rest) }} />
          </li>
        )}
      </ul>
    </Callout>
  );
}
