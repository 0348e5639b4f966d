import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../callError";
import type { MessageId } from "../../messages";
import { useSaidHere } from "../../notices/useSaidHere";
import { Callout } from "../status/Callout";
import { serverText } from "./serverText";

type Props = {
  readonly failed: MessageId;
  readonly values?: Record<string, string | number>;
  readonly error: CallError | SerializedError;
  /** What to say where the server said nothing. */
  readonly unanswered?: MessageId;
  readonly children?: ReactNode;
};

/** What somebody asked for and did not get: said beside what they pressed, and why. */
export function CallFailed({ failed, values, error, unanswered = "error.communication", children }: Props) {
  useSaidHere(failed);
  return (
    <Callout kind="error" announce title={<FormattedMessage id={failed} values={values} />}>
      {serverText(error) ?? <FormattedMessage id={unanswered} />}
      {children}
    </Callout>
  );
}
