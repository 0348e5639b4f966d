import Button from "@mui/material/Button";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";
import type { Figures } from "../../figures.rules";
import { FigureList } from "./FigureList";
import { WritingForm } from "./WritingForm";

const Field = fieldOf<{ Reason: string }>();

type Props = {
  readonly form: ComponentProps<typeof WritingForm>["form"];
  readonly figures: Figures;
  /** The preview; null while editing. */
  readonly preview: ReactNode;
  readonly onPreview: (shown: boolean) => void;
  readonly onBack: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** The form for a new version of a text: editor or preview, and the reason. (INFO-21) */
export function VersionForm({ form, figures, preview, onPreview, onBack, children }: Props) {
  const previews = preview !== null;
  return (
    <WritingForm
      form={form}
      submit="content.texts.publish"
      onBack={onBack}
      acts={
        <Button variant="outlined" aria-pressed={previews} onClick={() => onPreview(!previews)}>
          <FormattedMessage id={previews ? "content.texts.writeOn" : "content.texts.preview"} />
        </Button>
      }
    >
      {previews ? (
        preview
      ) : (
        <>
          <FigureList figures={figures} />
          {children}
        </>
      )}
      <Field
        as={TextField}
        name="Reason"
        label={<FormattedMessage id="support.act.reason" />}
        hint={<FormattedMessage id="content.texts.reasonHint" />}
        maxLength={LONGEST.reason}
        autoComplete="off"
        required
      />
    </WritingForm>
  );
}
