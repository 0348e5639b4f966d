import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

type Props = {
  readonly onRetry: () => void;
  /** The button that leads back. */
  readonly back: ReactNode;
};

/** What can be done where the choices of a form could not be loaded: load them again, or go back. */
export function RetryOrBack({ onRetry, back }: Props) {
  return (
    <>
      <Button variant="outlined" onClick={onRetry}>
        <FormattedMessage id="support.desk.retry" />
      </Button>
      {back}
    </>
  );
}
