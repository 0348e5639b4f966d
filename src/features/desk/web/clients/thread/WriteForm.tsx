import { useState } from "react";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useRequestKey } from "../../../../../platform/web/requests/useRequestKey";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { Language } from "../../../../../shared/language";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { Message } from "../../../thread/thread.schemas";
import { ActionForm, OpensForm } from "../../parts/ActionForm";
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
export function WriteForm(props: Props) {
  const request = useRequestKey();
  return (
    <OpensForm variant="contained" title={<FormattedMessage id="support.thread.write" />}>
      {(close) => <OpenForm {...props} request={request} onClose={close} />}
    </OpensForm>
  );
}

type OpenProps = Props & { readonly request: ReturnType<typeof useRequestKey>; readonly onClose: () => void };

function OpenForm({ planId, thread: { Drafts, WhatsApp: mayWhatsApp }, language, request, onClose }: OpenProps) {
  const intl = useIntl();
  const [write] = useWriteToClientMutation();
  const [draft, setDraft] = useState(String(Drafts[0]?.TemplateId ?? ""));
  const [whatsApp, setWhatsApp] = useState(false);
  const wordsOf = (template: string) => {
    const found = Drafts.find(({ TemplateId }) => String(TemplateId) === template);
    return found ? { Subject: found.Subject, Message: found.Message } : nothing;
  };
  return (
    <ActionForm
      name={`write-${planId}`}
      initialValues={wordsOf(draft)}
      schema={schema}
      send={({ Subject, Message }) => {
        const message: Omit<Message, "RequestKey"> = {
          TravelPlanId: planId,
          Subject: Subject.trim(),
          Message: Message.trim(),
          WhatsApp: mayWhatsApp && whatsApp,
        };
        return write({ ...message, RequestKey: request.keyFor(message) });
      }}
      onDone={() => {
        request.carriedOut();
        onClose();
      }}
      submit={<FormattedMessage id="support.thread.send" />}
      onBack={onClose}
      wide
    >
      {({ Field, formik }) => (
        <>
          <SelectField
            name="draft"
            label={<FormattedMessage id="support.thread.draft" />}
            value={draft}
            onChange={({ target }) => {
              setDraft(target.value);
              formik.resetForm({ values: wordsOf(target.value) });
            }}
          >
            {Drafts.map(({ TemplateId, Title }) => (
              <option key={TemplateId} value={TemplateId}>
                {Title}
              </option>
            ))}
            <option value="">{intl.formatMessage({ id: "support.thread.blank" })}</option>
          </SelectField>
          <Field
            as={TextField}
            name="Subject"
            label={<FormattedMessage id="support.thread.subject" />}
            maxLength={LONGEST.subject}
            lang={language}
            required
          />
          <Field
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
          {mayWhatsApp && (
            <CheckboxField
              name="whatsApp"
              label={<FormattedMessage id="support.thread.whatsApp" />}
              checked={whatsApp}
              onChange={({ target }) => setWhatsApp(target.checked)}
            />
          )}
        </>
      )}
    </ActionForm>
  );
}
