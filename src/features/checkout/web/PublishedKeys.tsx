import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../web/ui/Section";
import { VOUCHER_KEYS } from "../voucher.token";
import { publishedKeys } from "./checkVoucher";

/** The public key, for whoever verifies vouchers with a program of their own. */
export function PublishedKeys() {
  const [keys, setKeys] = useState<readonly JsonWebKey[]>([]);
  useEffect(() => {
    void publishedKeys().then(setKeys);
  }, []);
  if (keys.length === 0) return null;
  return (
    <Section
      level={3}
      title={<FormattedMessage id="verifyVoucher.key" />}
      lead={<FormattedMessage id="verifyVoucher.key.lead" values={{ address: VOUCHER_KEYS }} />}
    >
      <code style={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>{JSON.stringify(keys)}</code>
    </Section>
  );
}
