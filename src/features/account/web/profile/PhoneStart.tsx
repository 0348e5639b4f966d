import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { isCallError } from "../../../../platform/web/callError";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { PhoneAccount } from "../../phone.schemas";
import {
  useAllowedWAAccountQuery,
  useConfirmPhoneMutation,
  useExistsWAAccountQuery,
  useStartWAAccountVerificationMutation,
} from "./phone.api";

/** Shared by the profile's form, which starts the verification, and the panel, which shows the outcome. */
export const PHONE_START = "phone-start";

/** Shared by the code's form, and by what is shown once the code is void. */
export const PHONE_CONFIRM = "phone-confirm";

const Row = ({ children }: { readonly children: React.ReactNode }) => (
  <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>{children}</div>
);

/**
 * Offers to send a code: by WhatsApp if it reaches the number, else by email. Shows why none was sent, also if the
 * number belongs to another client.
 */
export function PhoneStart({ phone, number }: { readonly phone: string; readonly number: string }) {
  const ClientId = useSelector(selectClientId);
  const account: PhoneAccount = { ClientId, MobilePhone: phone };
  const { data: allowed = false, isLoading } = useAllowedWAAccountQuery(account);
  const { data: taken = false } = useExistsWAAccountQuery(account);
  const [start, { isLoading: starting, error }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  const [, { error: refused }] = useConfirmPhoneMutation({ fixedCacheKey: PHONE_CONFIRM });
  const over = isCallError(refused) && refused.code === "account.codeOver" ? refused : undefined;
  useSuppressAlert("error.phone.verificationFailed");
  if (taken) {
    return (
      <Callout kind="warning">
        <FormattedMessage id="account.phone.taken" values={{ number }} />
      </Callout>
    );
  }
  return (
    <Row>
      <p>
        <FormattedMessage id={allowed ? "account.phone.why" : "account.phone.whyMail"} values={{ number }} />
      </p>
      {over && !error ? (
        <Callout kind="warning" announce>
          {serverText(over)}
        </Callout>
      ) : null}
      {error ? <CallFailed failed="error.phone.verificationFailed" error={error} /> : null}
      <BusyButton variant="outlined" disabled={isLoading} loading={starting} onClick={() => start(account)}>
        <FormattedMessage id={allowed ? "account.phone.start" : "account.phone.startMail"} />
      </BusyButton>
    </Row>
  );
}
