import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { object } from "yup";
import { FileButton } from "../../../../platform/web/files/FileButton";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { typed } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../platform/web/ui/FactList";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Icon } from "../../../../platform/web/ui/Icon";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { lettersAndDigits } from "../../../../shared/plainText";
import type { VerifiedReceipt } from "../../receipt.schemas";
import { useVerifyReceiptMutation } from "../papers.api";
import { useLatest } from "../useLatest";

const Trail = styled("ol")({
  margin: 0,
  paddingInlineStart: 22,
  display: "grid",
  gap: 10,
  "& code": { display: "block", overflowWrap: "anywhere", fontSize: "0.8125rem" },
});

const Fingerprint = styled("code")({ overflowWrap: "anywhere", fontSize: "0.8125rem" });

const steps: Readonly<Record<string, MessageId>> = {
  created: "verifyReceipt.event.created",
  opened: "verifyReceipt.event.opened",
  consented: "verifyReceipt.event.consented",
  signed: "verifyReceipt.event.signed",
  sealed: "verifyReceipt.event.sealed",
};

const Form = styled("form")({
  display: "grid",
  gap: 20,
  justifyItems: "start",
  "& > :first-child": { width: "100%" },
  marginBottom: 28,
});

const wrong: MessageId = "verifyReceipt.code.wrong";
const schema = object({
  code: typed(lettersAndDigits)
    .uppercase()
    .required(wrong)
    .matches(/^[0-9A-F]{12}$/, wrong),
});

/** Public: whether a receipt is ours, by its code or by its file, which is not uploaded. */
export default function VerifyReceiptPage() {
  const { code = "" } = useParams();
  return <Verification key={code} given={code} />;
}

function Verification({ given }: { readonly given: string }) {
  const [byFile, setByFile] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const latest = useLatest();
  const [verify, { data, isError, isLoading }] = useVerifyReceiptMutation();
  const form = useForm({
    initialValues: { code: given.toUpperCase() },
    validationSchema: schema,
    shows: "onceSent",
    send: async ({ code }) => {
      setByFile(false);
      setUnread(false);
      return latest(verify({ Code: lettersAndDigits(code).toUpperCase() }));
    },
  });
  const begin = useEffectEvent(() => {
    if (given !== "") form.submit();
  });
  useEffect(() => begin(), []);

  const choose = async (file: File) => {
    const hash = await latest(fingerprint(file).catch(() => null));
    if (hash === undefined) return;
    setUnread(hash === null);
    if (hash === null) return;
    setByFile(true);
    void verify({ Sha256: hash });
  };

  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="verifyReceipt.title" />}
      lead={<FormattedMessage id="verifyReceipt.lead" />}
    >
      <FormProvider form={form}>
        <Form noValidate onSubmit={form.submit}>
          <form.Field
            as={TextField}
            name="code"
            label={<FormattedMessage id="verifyReceipt.code" />}
            hint={<FormattedMessage id="verifyReceipt.code.hint" />}
            maxLength={LONGEST.typedCode}
            autoComplete="off"
          />
          <BusyButton type="submit" variant="contained" color="secondary" loading={isLoading}>
            <FormattedMessage id="verifyReceipt.submit" />
          </BusyButton>
          <FileButton
            accept="application/pdf"
            inputTestId="receipt-file"
            variant="outlined"
            startIcon={<Icon name="document" />}
            onChoose={([file]) => choose(file)}
          >
            <FormattedMessage id="verifyReceipt.file" />
          </FileButton>
        </Form>
      </FormProvider>
      <div aria-live="polite">
        {(isUnread || isError) && (
          <Callout kind="error">
            <FormattedMessage id={isUnread ? "verifyReceipt.unread" : "verifyReceipt.failed"} />
          </Callout>
        )}
        {data && !isUnread && !isError && <VerifiedReceiptCard receipt={data} byFile={byFile} />}
      </div>
    </PageFrame>
  );
}

async function fingerprint(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Props = { readonly receipt: VerifiedReceipt; readonly byFile: boolean };

/** The public facts of a receipt: whether it is ours, when it was signed, and every step until then. */
function VerifiedReceiptCard({ receipt, byFile }: Props) {
  const { instant } = useHavanaTime();
  if (!receipt.Found) {
    return (
      <Callout kind="warning" title={<FormattedMessage id="verifyReceipt.unknown" />}>
        <FormattedMessage id={byFile ? "verifyReceipt.unknownFile.text" : "verifyReceipt.unknown.text"} />
      </Callout>
    );
  }
  const { Code, SignerInitials, SignedAt, ConsentVersion, Sha256, TrailIntact } = receipt;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {TrailIntact ? (
        <Callout
          kind="success"
          title={<FormattedMessage id={byFile ? "verifyReceipt.genuineFile" : "verifyReceipt.genuine"} />}
        />
      ) : (
        <Callout kind="error" title={<FormattedMessage id="verifyReceipt.broken" />} />
      )}
      <FactList
        facts={[
          { id: "code", term: <FormattedMessage id="verifyReceipt.code" />, detail: Code },
          { id: "signer", term: <FormattedMessage id="verifyReceipt.signer" />, detail: SignerInitials },
          { id: "at", term: <FormattedMessage id="verifyReceipt.signedAt" />, detail: instant(SignedAt ?? 0) },
          { id: "consent", term: <FormattedMessage id="verifyReceipt.consent" />, detail: ConsentVersion },
          {
            id: "sha",
            term: <FormattedMessage id="verifyReceipt.fingerprint" />,
            detail: <Fingerprint>{Sha256}</Fingerprint>,
          },
        ]}
      />
      <Section title={<FormattedMessage id="verifyReceipt.trail" />} level={3}>
        <Trail>
          {receipt.Trail.map(({ Type, At, Hash }) => (
            <li key={Hash}>
              <DottedLine>
                <FormattedMessage id={steps[Type] ?? "verifyReceipt.event.created"} />
                {new Date(At).toISOString()}
              </DottedLine>
              <code>{Hash}</code>
            </li>
          ))}
        </Trail>
      </Section>
    </div>
  );
}
