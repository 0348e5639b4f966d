import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import { useSuppressAlert } from "../../alerts/useSuppressAlert";
import type { CallError } from "../../callError";
import { Callout } from "../status/Callout";
import { serverText } from "./serverText";

type Props = {
  readonly failed: MessageId;
  readonly values?: Record<string, string | number>;
  readonly error: CallError | SerializedError;
  /** The message if the server did not answer. */
  readonly unanswered?: MessageId;
  readonly children?: ReactNode;
};

/** A failed call: the message beside the pressed button, with the reason. */
export function CallFailed({ failed, values, error, unanswered = "error.communication", children }: Props) {
  useSuppressAlert(failed);
  return (
    <Callout kind="error" announce title={<FormattedMessage id={failed} values={values} />}>
      {serverText(error) ?? <FormattedMessage id={unanswered} />}
      {children}
    </Callout>
  );
}
