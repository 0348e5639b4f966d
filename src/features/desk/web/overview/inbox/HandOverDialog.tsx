import { FormattedMessage } from "react-intl";
import { optionalLine, schemaOf } from "../../../../../platform/web/forms/rules";
import type { Answer } from "../../../../../platform/web/forms/useForm";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { TitledDialog } from "../../../../../platform/web/ui/TitledDialog";
import { LONGEST } from "../../../../../shared/longest";
import { ActionForm } from "../../parts/ActionForm";

const schema = schemaOf<{ Word: string }>()({ Word: optionalLine(LONGEST.reason) });

type Props = {
  /** The colleague. */
  readonly to: string;
  readonly give: (word: string | undefined) => Promise<Answer>;
  readonly onClose: () => void;
};

/** Hands an item to a colleague, who reads from whom it is, and a word with it if there is one. (DESK-110) */
export function HandOverDialog({ to, give, onClose }: Props) {
  return (
    <TitledDialog
      title={<FormattedMessage id="support.handOver.title" values={{ name: to }} />}
      onClose={onClose}
      closesItself
    >
      <ActionForm
        name="handOver"
        initialValues={{ Word: "" }}
        schema={schema}
        send={({ Word }) => give(Word.trim() || undefined)}
        onDone={onClose}
        submit={<FormattedMessage id="support.handOver.send" />}
        onBack={onClose}
        wide
      >
        {({ Field }) => (
          <Field
            as={TextField}
            name="Word"
            label={<FormattedMessage id="support.handOver.word" />}
            hint={<FormattedMessage id="support.handOver.hint" />}
            maxLength={LONGEST.reason}
            autoComplete="off"
            autoFocus
          />
        )}
      </ActionForm>
    </TitledDialog>
  );
}
