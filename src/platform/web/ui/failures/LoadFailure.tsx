import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import { useSuppressAlert } from "../../alerts/useSuppressAlert";
import { ErrorState } from "./ErrorState";

type Props = {
  readonly title: MessageId;
  /** The server's text; null if it did not answer. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
};

/**
 * Content that failed to load: the reason, if the server gave one, and a button to try again. Without a network it
 * loads by itself once that is back (`loadAgainOnline`).
 */
export function LoadFailure({ title, text, onRetry }: Props) {
  useSuppressAlert(title);
  return (
    <ErrorState
      icon={text === null ? "offline" : "alert"}
      title={<FormattedMessage id={title} />}
      action={
        <Button variant="contained" color="secondary" onClick={onRetry}>
          <FormattedMessage id="results.retry" />
        </Button>
      }
    >
      {text ?? <FormattedMessage id={navigator.onLine ? "results.offline" : "results.offlineText"} />}
    </ErrorState>
  );
}
