import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useRequestKey } from "../../../../../platform/web/requests/useRequestKey";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { opens } from "../../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { Language } from "../../../../../shared/language";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { Message } from "../../../thread/thread.schemas";
import { DeskForm } from "../../parts/DeskForm";
import { SendOrBack } from "../../parts/SendOrBack";
import { useWriteToClientMutation } from "../../shell/support.api";

const schema = schemaOf<TextFields<Message, "Subject" | "Message">>()({
  Subject: filled("support.thread.subjectMissing"),
  Message: filled("support.thread.messageMissing"),
});

type Props = {
  readonly planId: number;
  readonly thread: SupportPlan["Thread"];
  /** The client's language. */
  readonly language: Language;
};

const nothing = { Subject: "", Message: "" };

/** A message to the client, opened by a button; may begin with a template that fits the plan. */
export function WriteForm({ planId, thread: { Drafts, WhatsApp }, language }: Props) {
  const intl = useIntl();
  const [write] = useWriteToClientMutation();
  const [open, setOpen] = useState<{ draft: string; whatsApp: boolean } | null>(null);
  const opener = useLostFocus<HTMLButtonElement>(open !== null);
  const { keyFor, carriedOut } = useRequestKey();
  const form = useForm({
    initialValues: nothing,
    validationSchema: schema,
    prefix: `write-${planId}`,
    shows: "onceSent",
    send: async ({ Subject, Message }) => {
      const message: Omit<Message, "RequestKey"> = {
        TravelPlanId: planId,
        Subject: Subject.trim(),
        Message: Message.trim(),
        WhatsApp: WhatsApp && (open?.whatsApp ?? false),
      };
      const sent = await write({ ...message, RequestKey: keyFor(message) });
      if (sent.error) return sent;
      carriedOut();
      close();
      return sent;
    },
  });
  const begin = (draft: string) => {
    const found = Drafts.find(({ TemplateId }) => String(TemplateId) === draft);
    setOpen({ draft, whatsApp: open?.whatsApp ?? false });
    form.formik.resetForm({ values: found ? { Subject: found.Subject, Message: found.Message } : nothing });
  };
  const close = () => {
    setOpen(null);
    form.formik.resetForm({ values: nothing });
  };
  if (!open)
    return (
      <div>
        <Button {...opens} ref={opener} variant="contained" onClick={() => begin(String(Drafts[0]?.TemplateId ?? ""))}>
          <FormattedMessage id="support.thread.write" />
        </Button>
      </div>
    );
  return (
    <DeskForm
      form={form}
      wide
      actions={
        <SendOrBack sending={form.sending} onBack={close}>
          <FormattedMessage id="support.thread.send" />
        </SendOrBack>
      }
    >
      <SelectField
        name="draft"
        label={<FormattedMessage id="support.thread.draft" />}
        value={open.draft}
        onChange={({ target }) => begin(target.value)}
      >
        {Drafts.map(({ TemplateId, Title }) => (
          <option key={TemplateId} value={TemplateId}>
            {Title}
          </option>
        ))}
        <option value="">{intl.formatMessage({ id: "support.thread.blank" })}</option>
      </SelectField>
      <form.Field
        as={TextField}
        name="Subject"
        label={<FormattedMessage id="support.thread.subject" />}
        maxLength={LONGEST.subject}
        lang={language}
        required
      />
      <form.Field
        as={TextArea}
        name="Message"
        label={<FormattedMessage id="support.thread.message" />}
        hint={
          <FormattedMessage
            id="support.thread.messageHint"
            values={{ language: <FormattedDisplayName type="language" value={language} /> }}
          />
        }
        maxLength={LONGEST.message}
        lang={language}
        autoFocus
        required
      />
      {WhatsApp && (
        <CheckboxField
          name="whatsApp"
          label={<FormattedMessage id="support.thread.whatsApp" />}
          checked={open.whatsApp}
          onChange={({ target }) => setOpen({ ...open, whatsApp: target.checked })}
        />
      )}
    </DeskForm>
  );
}
