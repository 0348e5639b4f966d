import Box from "@mui/material/Box";
import type { SerializedError } from "@reduxjs/toolkit";
import type { FormEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { type FormOfFields, FormProvider } from "../../../../platform/web/forms/FormField";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { UnsentGuard } from "../../../../platform/web/forms/useUnsent";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../shared/messageId";
import { heldBy, useHoldsRow, useQueueRow } from "./queue/queueRow";

type Props = {
  readonly form: Pick<FormOf<object>, "submit" | "failure" | "sending"> & FormOfFields;
  /** The failure of another call of the form's actions. */
  readonly error?: CallError | SerializedError | undefined;
  /** Shown if the server gave no reason. */
  readonly failed?: MessageId;
  readonly actions: ReactNode;
  /** Stores the input as a draft, so that it is not lost with the page. */
  readonly kept?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

const prevented = (event: FormEvent) => event.preventDefault();

/**
 * A form of the back office: fields, the failure, and actions. In a queue it holds its row while it has unsent input or
 * a refusal, and has no actions once the row is gone. It asks before its input is lost. (DESK-106)
 */
export function DeskForm({
  form,
  error = form.failure,
  failed = "support.act.failed",
  actions,
  kept = false,
  wide = false,
  children,
}: Props) {
  const isGone = useQueueRow()?.isGone ?? false;
  useHoldsRow(heldBy({ isLoading: form.sending, error: error ?? (form.formik.dirty || undefined) }));
  return (
    <FormProvider form={form}>
      <Box
        component="form"
        noValidate
        onSubmit={isGone ? prevented : form.submit}
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 2,
          // Not a maximum width: in a row of buttons, the form has the space next to it to itself.
          marginInlineEnd: wide ? 0 : "max(0px, 100% - 34rem)",
        }}
      >
        {children}
        {error && (
          <Callout kind="error" announce>
            {serverText(error) ?? <FormattedMessage id={failed} />}
          </Callout>
        )}
        {!isGone && <UnsentGuard unsent={!kept && form.formik.dirty && !form.sending} />}
        {!isGone && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>{actions}</Box>}
      </Box>
    </FormProvider>
  );
}
