import Box from "@mui/material/Box";
import type { SerializedError } from "@reduxjs/toolkit";
import type { FormEventHandler, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../platform/web/callError";
import type { MessageId } from "../../../platform/web/messages";
import { Callout } from "../../../platform/web/ui/Callout";
import { serverText } from "../../../platform/web/ui/serverText";

/** Why the server did not take what was sent, if it did not. */
export type DeskFormError = CallError | SerializedError | undefined;

type Props = {
  readonly onSubmit: FormEventHandler;
  readonly error: DeskFormError;
  /** Said where the server gave no reason. */
  readonly failed?: MessageId;
  readonly actions: ReactNode;
  /** As wide as what it stands in. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A form of the desk: its fields, why it was refused, and what can be done. */
export function DeskForm({ onSubmit, error, failed = "support.act.failed", actions, wide = false, children }: Props) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, maxWidth: wide ? "none" : "34rem" }}
    >
      {children}
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id={failed} />}
        </Callout>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>{actions}</Box>
    </Box>
  );
}
