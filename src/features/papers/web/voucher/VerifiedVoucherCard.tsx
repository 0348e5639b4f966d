import { FormattedMessage } from "react-intl";
import { FactList } from "../../../../platform/web/ui/FactList";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { GenuineVoucher } from "./checkVoucher";

const shown = ["num", "sub", "sup", "ref", "svc", "from", "to"] as const;

/** A voucher with a valid signature: its content and, if the server can be reached, whether it is still valid. */
export function VerifiedVoucherCard({ voucher: { claims, state } }: { readonly voucher: GenuineVoucher }) {
  const counts = state === "valid" || state === "offline";
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
