import Button, { type ButtonProps } from "@mui/material/Button";
import { type FormikValues, useFormikContext } from "formik";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Schema } from "yup";
import { dropDraft } from "../../../../platform/web/drafts/formDrafts";
import { useStoredDraft } from "../../../../platform/web/drafts/useStoredDraft";
import { type Answer, type FormOf, useForm } from "../../../../platform/web/forms/useForm";
import { opens } from "../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { DeskForm } from "./DeskForm";
import { SendOrBack } from "./SendOrBack";

type Props<Values extends FormikValues> = Pick<ComponentProps<typeof DeskForm>, "failed" | "error" | "wide"> &
  Partial<Pick<ComponentProps<typeof SendOrBack>, "color" | "disabled" | "onBack">> & {
    /** A prefix for the fields' ids, unique among the forms of a page. */
    readonly name: string;
    readonly initialValues: Values;
    readonly schema?: Schema | undefined;
    /** The name of its draft, for a form of texts and ticks that brings back what was not sent. */
    readonly draft?: string;
    readonly send: (values: Values) => Promise<Answer | undefined>;
    /** Called after the server has accepted it. */
    readonly onDone?: () => void;
    /** The label of the submit button. */
    readonly submit: ReactNode;
    /** Further actions besides submit and back. */
    readonly actions?: ReactNode;
    /** The fields. */
    readonly children: (form: FormOf<Values>) => ReactNode;
  };

/** An action of staff: its fields, one call, why that was refused, and the way back if the form opens on demand. */
export function ActionForm<Values extends FormikValues>({
  name,
  initialValues,
  schema,
  draft,
  send,
  onDone,
  submit,
  color,
  disabled,
  onBack,
  actions,
  error,
  children,
  ...look
}: Props<Values>) {
  const form = useForm<Values>({
    initialValues,
    validationSchema: schema,
    prefix: name,
    shows: "onceSent",
    send: async (values) => {
      const answer = await send(values);
      if (!answer || answer.error) return answer;
      // The result may unmount the form, and then nothing else deletes the draft.
      if (draft !== undefined) dropDraft(draft);
      onDone?.();
      return answer;
    },
  });
  return (
    <DeskForm
      {...look}
      kept={draft !== undefined}
      form={form}
      error={form.failure ?? error}
      actions={
        <>
          <SendOrBack sending={form.sending} onBack={onBack} color={color} disabled={disabled}>
            {submit}
          </SendOrBack>
          {actions}
        </>
      }
    >
      {draft !== undefined && <Draft name={draft} />}
      {children(form)}
    </DeskForm>
  );
}

function Draft({ name }: { readonly name: string }) {
  useStoredDraft(name, useFormikContext<Record<string, string | boolean>>());
  return null;
}

type OpensProps = Pick<ButtonProps, "color" | "variant"> & {
  /** The label of the button. */
  readonly title: ReactNode;
  readonly children: (close: () => void) => ReactNode;
};

/** A button that opens a form in its own place, and has the focus again when that closes. */
export function OpensForm({ title, children, ...look }: OpensProps) {
  const [open, setOpen] = useState(false);
  const opener = useLostFocus<HTMLButtonElement>(open);
  if (open) return children(() => setOpen(false));
  return (
    <div>
      <Button {...opens} variant="outlined" {...look} ref={opener} onClick={() => setOpen(true)}>
        {title}
      </Button>
    </div>
  );
}
