import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { HOUR } from "../../../../../shared/instant";
import { LONGEST } from "../../../../../shared/longest";
import { EXTENSION_HOURS } from "../../../../plan/checkout/checkout.deadlines";
import type { QueuedBooking } from "../../../support.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { GoneText } from "../../parts/queue/OutcomeText";
import { SendOrBack } from "../../parts/SendOrBack";
import { SeveralRows } from "../../parts/SeveralRows";
import { useSeveral } from "../../parts/useSeveral";
import { When } from "../../parts/When";
import { useAnswers } from "./useAnswer";

type Answer = "extend" | "decline";

const schema = schemaOf<{ Reason: string }>()({ Reason: filled("support.act.reasonMissing") });
const keyOf = ({ Booking }: QueuedBooking) => String(Booking.BookingId);

type Props = {
  readonly waiting: readonly QueuedBooking[];
  readonly onDeclined: (declined: readonly QueuedBooking[]) => void;
  readonly onClose: () => void;
};

/** Gives several bookings more time, or declines them, with one reason. Each is recorded separately. (DESK-112) */
export function SeveralBookings({ waiting, onDeclined, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const answers = useAnswers();
  const [kind, setKind] = useState<Answer>("extend");
  const canBe = ({ Unreadable, ExtensionRefusals }: QueuedBooking) =>
    !Unreadable && (kind === "decline" || ExtensionRefusals.length === 0);
  const { listed, able, keys, chosen, choose, errorOf, isGone, answer } = useSeveral(waiting, keyOf, canBe);
  const form = useForm({
    initialValues: { Reason: "" },
    validationSchema: schema,
    prefix: "several-answer",
    shows: "onceSent",
    send: async ({ Reason }) => {
      const all = chosen.length;
      const done = await answer(({ Booking }) => answers[kind](Booking.BookingId, Reason.trim()));
      if (kind === "decline") onDeclined(done);
      if (done.length > 0) dispatch(showAlert("support.several.bookingsDone", "success", { count: done.length, kind }));
      if (done.length === all) {
        form.formik.resetForm();
        onClose();
      }
      return undefined;
    },
  });
  const suppliers = [...new Set(waiting.map(({ Booking }) => Booking.SupplierName))].sort();
  const ofSupplier = (name: string) =>
    able.filter(({ Booking }) => name === "" || Booking.SupplierName === name).map(keyOf);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: "1.3125rem" }}>
        <FormattedMessage id="support.several.bookings" />
      </Typography>
      <DeskForm
        form={form}
        wide
        actions={
          <SendOrBack
            sending={form.sending}
            onBack={onClose}
            disabled={chosen.length === 0}
            color={kind === "decline" ? "error" : "secondary"}
          >
            <FormattedMessage id="support.several.bookingsSend" values={{ count: chosen.length, kind }} />
          </SendOrBack>
        }
      >
        <SelectField
          name="several-kind"
          label={<FormattedMessage id="support.several.what" />}
          value={kind}
          onChange={({ target }) => setKind(target.value === "decline" ? "decline" : "extend")}
        >
          {(["extend", "decline"] as const).map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage({ id: `support.several.${one}` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="several-supplier"
          label={<FormattedMessage id="support.several.choose" />}
          value="none"
          onChange={({ target }) => choose(new Set(ofSupplier(target.value)))}
        >
          <option value="none" disabled>
            {intl.formatMessage({ id: "support.several.chooseWhich" })}
          </option>
          <option value="">{intl.formatMessage({ id: "support.several.everything" })}</option>
          {suppliers.map((name) => (
            <option key={name} value={name}>
              {intl.formatMessage({ id: "support.several.ofSupplier" }, { name })}
            </option>
          ))}
        </SelectField>
        <SeveralRows
          legend={<FormattedMessage id="support.several.rows" />}
          chosen={keys}
          onChoose={choose}
          rows={listed.map((queued) => {
            const { Booking, ClientName, ClientLanguage, ConfirmBy, ExtensionRefusals, Unreadable } = queued;
            const error = errorOf(queued);
            const [refusal] = kind === "extend" ? ExtensionRefusals : [];
            const openItem = { Kind: "booking", ItemId: keyOf(queued) } as const;
            return {
              key: keyOf(queued),
              openItem,
              label: (
                <DottedLine>
                  <FormattedMessage
                    id="support.several.booking"
                    values={{ name: Booking.Name, id: Booking.BookingId }}
                  />
                  {Booking.SupplierName}
                  {ClientName}
                </DottedLine>
              ),
              will: (
                <FormattedMessage
                  id={`support.several.will.${kind}`}
                  values={{
                    from: <When at={ConfirmBy} />,
                    until: <When at={ConfirmBy + EXTENSION_HOURS * HOUR} />,
                    language: <FormattedDisplayName type="language" value={ClientLanguage} />,
                  }}
                />
              ),
              cannot: isGone(queued) ? (
                <GoneText openItem={openItem} />
              ) : Unreadable ? (
                <FormattedMessage id="support.inbox.unreadable" />
              ) : refusal?.code === "bookingAlreadyExtended" ? (
                <FormattedMessage id="support.extendedOnce" />
              ) : refusal ? (
                <DeskRefusal refusal={refusal} />
              ) : undefined,
              error: error && (serverText(error) ?? <FormattedMessage id="support.answerFailed" />),
            };
          })}
        />
        <form.Field
          as={TextField}
          name="Reason"
          label={<FormattedMessage id={`support.field.${kind}`} />}
          hint={<FormattedMessage id={`support.several.reason.${kind}`} />}
          maxLength={LONGEST.reason}
          autoComplete="off"
          required
        />
      </DeskForm>
    </Card>
  );
}
