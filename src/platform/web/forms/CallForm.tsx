import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../messages";
import { useSaidHere } from "../notices/useSaidHere";
import { ErrorSummary } from "../ui/failures/ErrorSummary";
import { serverText } from "../ui/failures/serverText";
import { useLostFocus } from "../ui/page/useLostFocus";
import { Callout } from "../ui/status/Callout";
import type { FormOf } from "./useForm";

const GAP = 20;
// What has nothing to say takes no gap.
const Form = styled("form")({ display: "grid", gap: GAP, "& > [role=status]:empty": { marginBlockStart: -GAP } });

type Props = {
  readonly form: Pick<FormOf<object>, "errors" | "done" | "failure" | "unplaced" | "attempt" | "submit" | "sending">;
  readonly submit: MessageId;
  /** The heading over a failure that belongs to no field. */
  readonly failed?: MessageId;
  /** Not the page's main action: another form is. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A form that is sent by one call: what is wrong at its top, its fields, its one main action. */
export function CallForm({ form, submit, failed, second = false, children }: Props) {
  useSaidHere(form.failure && failed);
  // Disabled while it sends, the button lets go of the focus.
  const button = useLostFocus<HTMLButtonElement>(form.sending);
  return (
    <Form onSubmit={form.submit} noValidate>
      <FormSummary form={form} failed={form.failure && failed} />
      <CallFailure form={form} failed={failed} />
      {children}
      <Button
        ref={button}
        type="submit"
        variant={second ? "outlined" : "contained"}
        color={second ? "primary" : "secondary"}
        size="large"
        disabled={form.sending}
      >
        <FormattedMessage id={submit} />
      </Button>
      {/* There from the start: what is then put into it is announced. */}
      <div role="status">
        {form.done && (
          <Callout kind="success">
            <FormattedMessage id={form.done} />
          </Callout>
        )}
      </div>
    </Form>
  );
}

/**
 * After an attempt to send: all errors of the form, each a link to the first field that it is about. `failed`: what they
 * kept the server from doing.
 */
export function FormSummary({
  form: { errors, attempt },
  failed,
}: {
  readonly form: Pick<Props["form"], "errors" | "attempt">;
  readonly failed?: MessageId | undefined;
}) {
  return (
    <ErrorSummary
      title={
        failed ? (
          <FormattedMessage id={failed} />
        ) : (
          <FormattedMessage id="form.errors" values={{ count: errors.length }} />
        )
      }
      errors={errors}
      attempt={attempt}
    />
  );
}

/** A failure that the fields do not show completely; a 401 redirects instead. */
function CallFailure({ form: { failure, unplaced }, failed }: Pick<Props, "form" | "failed">) {
  const placed = failure && "fields" in failure && failure.fields.length > unplaced.length;
  if (!failure || (placed && unplaced.length === 0)) return null;
  return (
    <Callout kind="error" announce title={failed ? <FormattedMessage id={failed} /> : undefined}>
      {serverText(failure) ?? (
        <FormattedMessage id={wasPrepared(failure) ? "error.communication" : "error.unexpected"} />
      )}
      {unplaced.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Callout>
  );
}

const wasPrepared = (failure: object) => !("code" in failure && failure.code === "unprepared");
