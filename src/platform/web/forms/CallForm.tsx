import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../shared/messageId";
import { useSuppressAlert } from "../alerts/useSuppressAlert";
import { isCallError } from "../callError";
import { BusyButton } from "../ui/BusyButton";
import { ErrorSummary } from "../ui/failures/ErrorSummary";
import { serverText } from "../ui/failures/serverText";
import { Callout } from "../ui/status/Callout";
import { type FormOfFields, FormProvider } from "./FormField";
import type { FormOf } from "./useForm";

const GAP = 20;
// Without content the status takes no gap.
const Form = styled("form")({ display: "grid", gap: GAP, "& > [role=status]:empty": { marginBlockStart: -GAP } });

type Props = {
  readonly form: Pick<FormOf<object>, "errors" | "done" | "failure" | "unplaced" | "attempt" | "submit" | "sending"> &
    FormOfFields;
  readonly submit: MessageId;
  /** The heading above a failure that belongs to no field. */
  readonly failed?: MessageId;
  /** The page's main action is in another form. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A form that is sent by one call: its errors at the top, its fields, and its one main button. */
export function CallForm({ form, submit, failed, second = false, children }: Props) {
  useSuppressAlert(form.failure && failed);
  return (
    <FormProvider form={form}>
      <Form onSubmit={form.submit} noValidate>
        <FormSummary form={form} failed={form.failure && failed} />
        <CallFailure form={form} failed={failed} />
        {children}
        <BusyButton
          type="submit"
          variant={second ? "outlined" : "contained"}
          color={second ? "primary" : "secondary"}
          size="large"
          loading={form.sending}
        >
          <FormattedMessage id={submit} />
        </BusyButton>
        {/* Rendered from the start, so that screen readers announce its later content. */}
        <div role="status">
          {form.done && (
            <Callout kind="success">
              <FormattedMessage id={form.done} />
            </Callout>
          )}
        </div>
      </Form>
    </FormProvider>
  );
}

/**
 * Shown after an attempt to send: all errors of the form, each with a link to its first field. `failed`: the message
 * for the action that failed.
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

type Failed = Pick<Props, "failed"> & {
  readonly form: Pick<Props["form"], "failure" | "unplaced">;
  /** The message if the server did not answer. */
  readonly unanswered?: MessageId;
  readonly kind?: "error" | "warning";
};

/** A failure that the fields do not show completely; a 401 redirects instead. */
export function CallFailure({
  form: { failure, unplaced },
  failed,
  unanswered = "error.communication",
  kind = "error",
}: Failed) {
  const placed = failure && "fields" in failure && failure.fields.length > unplaced.length;
  if (!failure || (placed && unplaced.length === 0)) return null;
  // The reasons of which a refusal of the checkout consists, each shown once.
  const unsaid = unplaced.filter((text) => !isCallError(failure) || !failure.message.includes(text));
  return (
    <Callout kind={kind} announce="assertive" title={failed ? <FormattedMessage id={failed} /> : undefined}>
      {kind === "warning" && (
        <span className="visually-hidden">
          <FormattedMessage id="alert.warning" />{" "}
        </span>
      )}
      {serverText(failure) ?? <FormattedMessage id={reasonOf(failure, unanswered)} />}
      {unsaid.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Callout>
  );
}

function reasonOf(failure: NonNullable<Failed["form"]["failure"]>, unanswered: MessageId): MessageId {
  if (!isCallError(failure)) return unanswered;
  if (failure.code === "unprepared") return "error.unexpected";
  return failure.status === "offline" ? unanswered : "error.communication";
}
