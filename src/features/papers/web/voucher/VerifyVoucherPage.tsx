import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useForm } from "../../../../platform/web/forms/useForm";
import { FactList } from "../../../../platform/web/ui/FactList";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { LONGEST_VOUCHER_TOKEN, VOUCHER_KEYS } from "../../voucher.token";
import { useLatest } from "../useLatest";
import { type CheckedVoucher, checkVoucher, type GenuineVoucher, tokenIn } from "./checkVoucher";
import { storeVerification } from "./offlineVouchers";

/** A voucher's whole link may be pasted: so much may precede the token in it. */
const LONGEST_LINK = 500;

/** The claims that are shown, in this order. */
const shown = ["num", "sub", "sup", "ref", "svc", "from", "to"] as const;

const linkToKeys = (words: ReactNode) => <Link href={VOUCHER_KEYS}>{words}</Link>;

/**
 * Public: checks a voucher's signature on this device. The code is in the URL's hash, so that it is not sent to any
 * server.
 */
export default function VerifyVoucherPage() {
  const { hash } = useLocation();
  const [checked, setChecked] = useState<CheckedVoucher | null>(null);
  useEffect(() => {
    // Delayed, so that the page's own files are loaded and can be stored with it.
    const later = setTimeout(() => void storeVerification().catch(() => false), 1_500);
    return () => clearTimeout(later);
  }, []);
  const latest = useLatest();
  const check = async (token: string) => {
    setChecked(null);
    const result = await latest(checkVoucher(token));
    if (result) setChecked(result);
  };
  const checkScanned = useEffectEvent((token: string) => void check(token));
  useEffect(() => {
    const token = tokenIn(hash);
    if (token) checkScanned(token);
  }, [hash]);
  const form = useForm({
    initialValues: { token: "" },
    send: async ({ token }) => {
      await check(tokenIn(token) ?? "");
      return undefined;
    },
  });
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="verifyVoucher.title" />}
      lead={<FormattedMessage id="verifyVoucher.lead" />}
    >
      <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
        <div aria-live="polite">
          {checked?.kind === "genuine" && <VerifiedVoucherCard voucher={checked} />}
          {checked?.kind === "forged" && (
            <Callout kind="error" title={<FormattedMessage id="verifyVoucher.forged" />}>
              <FormattedMessage id="verifyVoucher.forged.text" />
            </Callout>
          )}
          {checked?.kind === "noKey" && (
            <Callout kind="warning">
              <FormattedMessage id="verifyVoucher.noKey" />
            </Callout>
          )}
        </div>
        <FormProvider form={form}>
          <form noValidate onSubmit={form.submit} style={{ display: "grid", gap: 16, justifyItems: "start" }}>
            <div style={{ width: "100%" }}>
              <form.Field
                as={TextField}
                name="token"
                label={<FormattedMessage id="verifyVoucher.code" />}
                maxLength={LONGEST_VOUCHER_TOKEN + LONGEST_LINK}
                autoComplete="off"
              />
            </div>
            <Button type="submit" variant="contained" color="secondary">
              <FormattedMessage id="verifyVoucher.submit" />
            </Button>
          </form>
        </FormProvider>
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="verifyVoucher.key" values={{ keys: linkToKeys }} />
        </Typography>
      </div>
    </PageFrame>
  );
}

/** A voucher with a valid signature: its content and, if the server can be reached, whether it is still valid. */
function VerifiedVoucherCard({ voucher: { claims, state } }: { readonly voucher: GenuineVoucher }) {
  const counts = state === "valid" || state === "offline" || state === "unanswered";
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <Callout kind={counts ? "success" : "warning"} title={<FormattedMessage id="verifyVoucher.genuine" />}>
        <FormattedMessage id={`verifyVoucher.${state}`} />
      </Callout>
      <FactList
        facts={shown.map((name) => ({
          id: name,
          term: <FormattedMessage id={`verifyVoucher.${name}`} />,
          detail: claims[name] ?? "–",
        }))}
      />
    </div>
  );
}
