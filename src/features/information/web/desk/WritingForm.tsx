import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { CallFailure, FormSummary } from "../../../../platform/web/forms/CallForm";
import { type FormOfFields, FormProvider } from "../../../../platform/web/forms/FormField";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { useUnsent } from "../../../../platform/web/forms/useUnsent";
import { token } from "../../../../platform/web/theme/token";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { navigationHeight } from "../../../../platform/web/ui/page/barHeight";
import type { MessageId } from "../../../../shared/messageId";

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  padding: "20px 0",
});

const Acts = styled("div")({
  position: "sticky",
  bottom: navigationHeight,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  padding: "12px 0",
  borderTop: `1px solid ${token("sand")}`,
  background: token("page"),
});

/** The failure is shown in the bar, as the form's end may be far below it. Errors at fields are only in the summary. */
const Refused = styled("div")({
  flexBasis: "100%",
  maxHeight: "40vh",
  overflowY: "auto",
  "&:empty": { display: "none" },
});

type Props = {
  readonly form: Pick<FormOf<object>, "errors" | "attempt" | "failure" | "unplaced" | "submit" | "sending"> &
    FormOfFields;
  /** The label of the submit button. */
  readonly submit: MessageId;
  readonly onBack: () => void;
  /** Further actions besides submit and back. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
};

/** A form for long texts: its actions stay in view, and with them why the server refused it. */
export function WritingForm({ form, submit, onBack, acts, children }: Props) {
  const leaving = useUnsent(form.formik.dirty && !form.sending);
  return (
    <FormProvider form={form}>
      <Form noValidate onSubmit={form.submit}>
        <FormSummary form={form} />
        {children}
        <Acts>
          <Refused>
            <CallFailure form={form} />
          </Refused>
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id={submit} />
          </BusyButton>
          {acts}
          <Button onClick={() => leaving.ask(onBack)}>
            <FormattedMessage id="content.back" />
          </Button>
        </Acts>
        {leaving.question}
      </Form>
    </FormProvider>
  );
}
