import { FormattedMessage } from "react-intl";
import { useLogOffMutation } from "../account.api";

/** Ends the session here and on the server. Styled by the list that contains it. */
export function LogOffButton() {
  const [logOff, { isLoading }] = useLogOffMutation();
  return (
    <button type="button" disabled={isLoading} onClick={() => logOff()}>
      <FormattedMessage id="shell.logOff" />
    </button>
  );
}
