import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { flushSync } from "react-dom";
import { FormattedMessage } from "react-intl";
import { mixed } from "yup";
import { FileButton } from "../../../../../platform/web/files/FileButton";
import { smallerPhoto } from "../../../../../platform/web/files/smallerPhoto";
import { UploadStatus } from "../../../../../platform/web/files/UploadStatus";
import { schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { UPLOAD_LIMIT } from "../../../../../shared/constants";
import type { MessageId } from "../../../../../shared/messageId";
import type { Transfer } from "../transfer.schemas";
import { useReportTransferMutation } from "./transfer.api";

const KINDS = "application/pdf,image/jpeg,image/png,image/webp";

const initialValues: { proof: Blob | null } = { proof: null };
const schema = schemaOf<typeof initialValues>()({
  proof: mixed<Blob>()
    .nullable()
    .test("size", "transfer.proof.tooLarge" satisfies MessageId, (file) => !file || file.size <= UPLOAD_LIMIT),
});

type Props = { readonly transfer: Transfer; readonly reviewing: boolean };

/** The proof of a transfer: a file or a photo. It is sent as soon as it is chosen; staff then check for the money. */
export function ProofUpload({ transfer, reviewing }: Props) {
  const [report, reporting] = useReportTransferMutation();
  const form = useForm({
    initialValues,
    validationSchema: schema,
    send: async ({ proof }) => (proof ? report({ paymentId: transfer.PaymentId, body: proof }) : undefined),
  });
  const error = form.errorOf("proof");
  const choose = async (file: File) => {
    const proof = await smallerPhoto(file);
    // `submit` uses the values of the last render, so it runs after the next one.
    flushSync(() => void form.formik.setFieldValue("proof", proof));
    form.submit();
  };
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, justifyItems: "start" }}>
      {transfer.Proofs.length > 0 && (
        <Typography sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          <Icon name="check" />
          <FormattedMessage id="transfer.proof.given" values={{ count: transfer.Proofs.length }} />
        </Typography>
      )}
      {(error || form.failure) && (
        <Callout kind="error" announce>
          {error ?? serverText(form.failure) ?? <FormattedMessage id="payment.awaited.failed" />}
        </Callout>
      )}
      <FileButton
        accept={KINDS}
        inputTestId="proof"
        variant={reviewing ? "outlined" : "contained"}
        color={reviewing ? "primary" : "secondary"}
        size="large"
        loading={form.sending}
        onChoose={([file]) => choose(file)}
      >
        <FormattedMessage id={transfer.Proofs.length > 0 ? "transfer.proof.another" : "transfer.proof.send"} />
      </FileButton>
      <UploadStatus file={reporting.originalArgs?.body} />
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="transfer.proof.hint" />
      </Typography>
    </Box>
  );
}
