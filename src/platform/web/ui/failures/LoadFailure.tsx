import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../messages";
import { useSaidHere } from "../../notices/useSaidHere";
import { ErrorState } from "./ErrorState";

type Props = {
  readonly title: MessageId;
  /** What the server wrote; null where it did not answer. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
};

/** Something that could not be fetched: why, if the server said so, and another try. */
export function LoadFailure({ title, text, onRetry }: Props) {
  useSaidHere(title);
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
      {text ?? <FormattedMessage id="results.offline" />}
    </ErrorState>
  );
}
