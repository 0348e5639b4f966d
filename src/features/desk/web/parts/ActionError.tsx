import type { SerializedError } from "@reduxjs/toolkit";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";

/** Why an action beside a row was refused; nothing if it was not. */
export function ActionError({ error }: { readonly error: CallError | SerializedError | undefined }) {
  if (!error) return null;
  return (
    <Callout kind="error" announce>
      {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
    </Callout>
  );
}
