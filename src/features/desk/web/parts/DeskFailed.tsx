import Button from "@mui/material/Button";
import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { ErrorState } from "../../../../platform/web/ui/failures/ErrorState";
import { serverText } from "../../../../platform/web/ui/failures/serverText";

type Props = {
  readonly title: ReactNode;
  readonly retry: () => void;
  /** The reason, if the server gave one. */
  readonly error: CallError | SerializedError | undefined;
};

/** Replaces a page whose data could not be loaded. */
export function DeskFailed({ title, retry, error }: Props) {
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="contained" color="secondary" onClick={retry}>
          <FormattedMessage id="support.desk.retry" />
        </Button>
      }
    >
      {serverText(error)}
    </ErrorState>
  );
}
