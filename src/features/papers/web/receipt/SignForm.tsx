import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { withValues } from "../../../../platform/web/forms/problems";
import { filled, mustBeTicked, printable } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { isSameName } from "../../../../shared/names/names";
import type { Refusal } from "../../../../shared/refusals";
import type { ReceiptPreview } from "../../receipt.schemas";
import { useSignReceiptMutation } from "../papers.api";
import { type Signature, SignatureField } from "./SignatureField";

type Props = {
  readonly receipt: ReceiptPreview;
  /** Why the chart would refuse the signature. */
  readonly refusals: readonly Refusal[];
  readonly deadline: ReactNode;
};

const missing: MessageId = "receipt.missing.signature";
/** A typed name has to be the payer's, as the server requires; a drawing cannot be checked. (PAPER-1) */
const schemaFor = (payer: string) =>
  object({
    name: string().when("way", ([way], name) =>
      way === "type"
        ? filled(missing)
            .concat(printable(LONGEST.wholeName))
            .test("payer", (value = "", context) =>
              value.trim() === "" || isSameName(value, payer)
                ? true
                : context.createError({ message: withValues("receipt.signer.differs", { name: payer }) }),
            )
        : name,
    ),
    drawing: string()
      .nullable()
      .when("way", ([way], drawing) => (way === "draw" ? drawing.required(missing) : drawing)),
    consent: mustBeTicked("receipt.missing.consent"),
  });

/** Signs the receipt with the payer's name, which is there to be checked, or a drawing, with consent to the text shown. */
export function SignForm({ receipt, refusals, deadline }: Props) {
  const id = useId();
  const [sign] = useSignReceiptMutation();
  const schema = useMemo(() => schemaFor(receipt.PayerName), [receipt.PayerName]);
  const form = useForm<Signature>({
    initialValues: { way: "type", name: receipt.PayerName, drawing: null, consent: false },
    validationSchema: schema,
    shows: "onceSent",
    send: ({ way, name, drawing }) =>
      sign({
        planId: receipt.TravelPlanId,
        body: {
          SignerName: way === "type" ? name.trim() : receipt.PayerName,
          Consent: true,
          ConsentVersion: receipt.ConsentVersion,
          Drawing: way === "draw" ? drawing : null,
        },
      }),
  });
  const ready = form.problems.length === 0 && refusals.length === 0;

  return (
    <FormProvider form={form}>
      <Card
        component="form"
        onSubmit={form.submit}
        noValidate
        sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
      >
        <Typography variant="h2">
          <FormattedMessage id="receipt.sign.title" />
        </Typography>
        {deadline}
        <SignatureField />
        <form.Field
          as={CheckboxField}
          type="checkbox"
          name="consent"
          label={<FormattedMessage id="receipt.consent.text" />}
          hint={<FormattedMessage id="receipt.consent.version" values={{ version: receipt.ConsentVersion }} />}
        />
        {form.failure && (
          <Typography role="alert" color="error">
            {serverText(form.failure) ?? <FormattedMessage id="receipt.sign.failed" />}
          </Typography>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={form.sending}
          disabled={!ready}
          aria-describedby={ready ? undefined : id}
        >
          <FormattedMessage id="checkout.action.sign" />
        </BusyButton>
        {!ready && (
          <Typography id={id} component="div" variant="body2">
            {refusals.map((refusal) => (
              <div key={refusal.code}>
                <RefusalText refusal={refusal} />
              </div>
            ))}
            {form.problems.map(({ id, values }) => (
              <div key={id}>
                <FormattedMessage id={id} values={values} />
              </div>
            ))}
          </Typography>
        )}
      </Card>
    </FormProvider>
  );
}
