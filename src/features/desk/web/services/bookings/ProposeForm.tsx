import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentProps, useCallback, useMemo } from "react";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
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
import type { Alternative } from "../../../reviews.schemas";
import { ActionForm } from "../../parts/ActionForm";
import { useHoldsRow } from "../../parts/queue/queueRow";
import { RetryOrBack } from "../../parts/RetryOrBack";
import { useGetAlternativesQuery, useProposeAlternativeMutation } from "../../shell/support.api";

const keyOf = ({ Choice }: Alternative): string => Object.values(Choice).join("/");

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
  const lang = useSelector(selectLanguage);
  const {
    data: alternatives,
    error,
    refetch,
  } = useGetAlternativesQuery({ bookingId: booking.BookingId, lang }, { refetchOnMountOrArgChange: true });
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
  useHoldsRow(isSuccess ? "own" : "open");
  const isUnknown = !alternatives && error !== undefined;
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
      <Callout
        kind="warning"
        announce
        action={isUnknown ? <RetryOrBack onRetry={() => void refetch()} back={back} /> : back}
      >
        <FormattedMessage id={isUnknown ? "support.propose.failed" : none} />
      </Callout>
    );
  return (
    <ActionForm
      name={`propose-${booking.BookingId}`}
      initialValues={{ Choice: "", Reference: "", Reason: "" }}
      schema={schema}
      send={async ({ Choice, Reference, Reason }) => {
        const chosen = find(Choice)?.Choice;
        const text = { Reference: Reference.trim(), Reason: Reason.trim() };
        return chosen && propose({ BookingId: booking.BookingId, Choice: chosen, ...text });
      }}
      submit={<FormattedMessage id="support.propose.send" />}
      onBack={onClose}
    >
      {({ Field, values }) => (
        <>
          <Field as={AlternativeField} name="Choice" booking={booking} alternatives={alternatives} />
          <ChosenText booking={booking} chosen={find(values.Choice)} />
          <Field
            as={TextField}
            name="Reference"
            label={<FormattedMessage id="support.field.confirm" />}
            hint={<FormattedMessage id="support.propose.referenceHint" />}
            maxLength={LONGEST_SUPPLIER_REFERENCE}
            autoComplete="off"
            required
          />
          <Field
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
        </>
      )}
    </ActionForm>
  );
}

type ChosenProps = Pick<Props, "booking"> & { readonly chosen: Alternative | undefined };

/** The price of the chosen alternative, next to the booked one. */
function ChosenText({ booking, chosen: alternative }: ChosenProps) {
  const money = useMoney();
  return (
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
  );
}

type AlternativeFieldProps = Omit<ComponentProps<typeof SelectField>, "label" | "children"> & {
  readonly booking: Booking;
  readonly alternatives: readonly Alternative[] | undefined;
};

/** Available alternatives to a booking: a list of cars, or of rooms by property. */
function AlternativeField({ booking, alternatives = [], ...field }: AlternativeFieldProps) {
  const kind = useProductOf(booking).kind === "stay" ? "stay" : "car";
  return (
    <SelectField
      {...field}
      label={<FormattedMessage id={`support.propose.${kind}`} />}
      hint={<FormattedMessage id={`support.propose.${kind}Hint`} />}
      autoFocus
      required
    >
      <option value="" />
      {kind === "stay" ? (
        [...byProperty(alternatives)].map(([property, rooms]) => (
          <optgroup key={property} label={property}>
            <AlternativeOptions alternatives={rooms} />
          </optgroup>
        ))
      ) : (
        <AlternativeOptions alternatives={alternatives} />
      )}
    </SelectField>
  );
}

function AlternativeOptions({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const intl = useIntl();
  const money = useMoney();
  const { room } = useStayWords();
  return alternatives.map((one) => {
    const { Stay, Name: model, SupplierName: supplier, PayNow, ListPrice, NoWorse } = one;
    const prices = { price: money(PayNow), list: money(ListPrice) };
    const stayOption = NoWorse ? "support.propose.stayOption" : "support.propose.lesserOption";
    return (
      <option key={keyOf(one)} value={keyOf(one)}>
        {Stay
          ? intl.formatMessage({ id: stayOption }, { room: room(Stay.RoomClassCode, Stay.MealsPlanCode), ...prices })
          : intl.formatMessage({ id: "support.propose.option" }, { model, supplier, ...prices })}
      </option>
    );
  });
}

/** Properties in the order of their first alternatives. */
function byProperty(alternatives: readonly Alternative[]): Map<string, Alternative[]> {
  const properties = new Map<string, Alternative[]>();
  for (const one of alternatives) properties.set(one.Name, [...(properties.get(one.Name) ?? []), one]);
  return properties;
}
