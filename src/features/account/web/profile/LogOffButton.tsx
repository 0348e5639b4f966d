import { FormattedMessage } from "react-intl";
import { useLogOffMutation } from "../account.api";

/** Ends the session here and on the server; its look is its list's. */
export function LogOffButton() {
  const [logOff, { isLoading }] = useLogOffMutation();
  return (
    <button type="button" disabled={isLoading} onClick={() => logOff()}>
      <FormattedMessage id="shell.logOff" />
    </button>
  );
}
