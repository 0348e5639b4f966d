import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../alerts/useSuppressAlert";
import type { MessageId } from "../../messages";
import { Callout } from "../status/Callout";

type Props = {
  readonly failed: MessageId;
  /** The server's text; null if it did not answer. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
};

/** Above the results of an earlier search, while those of the present one could not be loaded. (WEB-17) */
export function EarlierResults({ failed, text, onRetry }: Props) {
  useSuppressAlert(failed);
  return (
    <div style={{ marginBottom: 16 }}>
      <Callout
        kind="warning"
        announce
        title={<FormattedMessage id="results.earlier" />}
        action={
          <Button variant="outlined" onClick={onRetry}>
            <FormattedMessage id="results.retry" />
          </Button>
        }
      >
        {text ?? <FormattedMessage id="results.earlier.offline" />}
      </Callout>
    </div>
  );
}
