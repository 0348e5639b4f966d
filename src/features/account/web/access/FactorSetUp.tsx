import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { typed } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { CopyButton } from "../../../../platform/web/ui/CopyButton";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { MessageId } from "../../../../shared/messageId";
import { plainCode } from "../../../../shared/plainText";
import type { NewFactor } from "../../access.schemas";
import { useConfirmSecondFactorMutation, useRenewRightsMutation } from "./access.api";

/** Black on white in either theme, as cameras need it. */
const Qr = styled("svg")({ display: "block", width: 232, height: 232, background: "#fff", borderRadius: 8 });

const Steps = styled("div")({ display: "grid", gap: 16, justifyItems: "start", width: "100%" });

const Key = styled("p")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" });

/** Modules of white that a QR code needs around it. */
const MARGIN = 4;

const schema = object({ Code: typed(plainCode).required("account.invalid.factorCode" satisfies MessageId) });

type Props = { readonly factor: NewFactor; readonly onConfirmed: (recoveryCodes: readonly string[]) => void };

/** The secret is entered into an app, whose first code confirms it. (DESK-20) */
export function FactorSetUp({ factor: { Secret, Uri, Qr: qr }, onConfirmed }: Props) {
  const intl = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const [renew] = useRenewRightsMutation();
  const form = useForm({
    initialValues: { Code: "" },
    validationSchema: schema,
    prefix: "confirm",
    send: async (values) => {
      const answer = await confirm(values);
      if (!answer.data) return answer;
      onConfirmed(answer.data.RecoveryCodes);
      await renew();
      return undefined;
    },
  });
  const side = qr.Size + 2 * MARGIN;
  const open = (
    <Link key="open" href={Uri}>
      <FormattedMessage id="account.factor.scanOpen" />
    </Link>
  );
  return (
    <Steps>
      <Typography variant="h3">
        <FormattedMessage id="account.factor.scan" />
      </Typography>
      <Qr
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        role="img"
        aria-label={intl.formatMessage({ id: "account.factor.qr" })}
        shapeRendering="crispEdges"
      >
        <path d={qr.Path} fill="#000" />
      </Qr>
      <p>
        <FormattedMessage id="account.factor.scanText" values={{ open }} />
      </p>
      <Key>
        <code className="tabular">{Secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        <CopyButton text={Secret} what={Secret} />
      </Key>
      <Typography variant="h3">
        <FormattedMessage id="account.factor.type" />
      </Typography>
      <CallForm form={form} submit="account.factor.confirm" failed="account.factor.confirmFailed">
        <form.Field
          as={TextField}
          name="Code"
          label={<FormattedMessage id="account.field.factorCode" />}
          className="tabular"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
      </CallForm>
    </Steps>
  );
}
