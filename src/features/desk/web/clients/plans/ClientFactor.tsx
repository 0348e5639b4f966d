import { FormattedMessage } from "react-intl";
import { ReasonAction } from "../../parts/ReasonAction";

/** Says that the client signs in with a second factor, with the action that removes it once it is lost. (SAFE-72) */
export function ClientFactor({ clientId }: { readonly clientId: number }) {
  return (
    <>
      <p>
        <FormattedMessage id="support.factor.on" />
      </p>
      <ReasonAction
        act={{ kind: "clientFactor", id: clientId }}
        before={<FormattedMessage id="support.factor.before" />}
        label={<FormattedMessage id="support.factor.checked" />}
      />
    </>
  );
}
