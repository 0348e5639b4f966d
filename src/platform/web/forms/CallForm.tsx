import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FormEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../messages";
import { Callout } from "../ui/Callout";
import { ErrorSummary } from "../ui/ErrorSummary";
import { useLostFocus } from "../ui/useLostFocus";
import type { useCallForm } from "./useCallForm";

const Form = styled("form")({ display: "grid", gap: 20 });

type Props = {
  readonly form: Pick<ReturnType<typeof useCallForm>, "errors" | "failureText" | "attempt"> & {
    formik: { handleSubmit: (event?: FormEvent<HTMLFormElement>) => void; isSubmitting: boolean };
  };
  readonly submit: MessageId;
  /** The heading over a failure that belongs to no field. */
  readonly failed?: MessageId;
  /** Not the page's main action: another form is. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A form that is sent by one call: what is wrong at its top, its fields, its one main action. */
export function CallForm({ form, submit, failed, second = false, children }: Props) {
  const { formik, errors, failureText, attempt } = form;
  // Disabled while it sends, the button lets go of the focus.
  const button = useLostFocus<HTMLButtonElement>(formik.isSubmitting);
  return (
    <Form onSubmit={formik.handleSubmit} noValidate>
      <ErrorSummary
        title={<FormattedMessage id="form.errors" values={{ count: errors.length }} />}
        errors={errors}
        attempt={attempt}
      />
      {failureText ? (
        <Callout kind="error" announce title={failed ? <FormattedMessage id={failed} /> : undefined}>
          {failureText}
        </Callout>
      ) : null}
      {children}
      <Button
        ref={button}
        type="submit"
        variant={second ? "outlined" : "contained"}
        color={second ? "primary" : "secondary"}
        size="large"
        disabled={formik.isSubmitting}
      >
        <FormattedMessage id={submit} />
      </Button>
    </Form>
  );
}
