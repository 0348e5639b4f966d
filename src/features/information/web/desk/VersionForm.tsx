import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FormikValues } from "formik";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { object } from "yup";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { line } from "../../../../platform/web/forms/rules";
import { type Answer, type FormOf, useForm } from "../../../../platform/web/forms/useForm";
import { token } from "../../../../platform/web/theme/token";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";
import type { Figures } from "../../figures.rules";
import { WritingForm } from "./WritingForm";

const Box = styled("details")({
  padding: "10px 16px",
  borderRadius: 8,
  background: token("sunken"),
  "& summary": { cursor: "pointer", fontWeight: 600, minHeight: 32, alignContent: "center" },
  "& p": { margin: "8px 0 12px", color: token("inkSoft"), maxWidth: "44rem" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
    gap: "4px 24px",
    margin: 0,
  },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& dt": { fontFamily: "monospace", fontSize: "0.9375rem" },
  "& dd": { margin: 0, fontVariantNumeric: "tabular-nums" },
});

const Field = fieldOf<{ Reason: string }>();

/** The server checks the text itself. */
const schema = object({ Reason: line(LONGEST.reason, "support.act.reasonMissing") });

/** An editor's props: the initial content, and the functions to leave it. */
export type Editing = {
  readonly figures: Figures;
  /** The version that was in force when the editing began. */
  readonly seen: number;
  readonly onBack: () => void;
  readonly onPublished: () => void;
};

type Reasoned<Text> = Text & { Reason: string };

type Props<Text extends FormikValues> = Omit<Editing, "seen"> & {
  /** A prefix for the fields' ids. */
  readonly name: string;
  /** The initial content of the new version. */
  readonly text: Text;
  readonly publish: (written: Reasoned<Text>) => Promise<Answer>;
  readonly preview: (text: Text) => ReactNode;
  /** The fields. */
  readonly children: (form: FormOf<Reasoned<Text>>) => ReactNode;
};

/** The form for a new version of a text: editor or preview, and the reason. (INFO-21) */
export function VersionForm<Text extends FormikValues>({
  name,
  text,
  publish,
  figures,
  preview,
  onBack,
  onPublished,
  children,
}: Props<Text>) {
  const [previews, setPreviews] = useState(false);
  const form = useForm<Reasoned<Text>>({
    initialValues: { ...text, Reason: "" },
    validationSchema: schema,
    prefix: `text-${name}`,
    shows: "onceSent",
    send: async (written) => {
      const sent = await publish({ ...written, Reason: written.Reason.trim() });
      // Errors are shown at the fields, which the preview hides.
      if (sent.error) setPreviews(false);
      else onPublished();
      return sent;
    },
  });
  return (
    <WritingForm
      form={form}
      submit="content.texts.publish"
      onBack={onBack}
      acts={
        <Button variant="outlined" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
          <FormattedMessage id={previews ? "content.texts.writeOn" : "content.texts.preview"} />
        </Button>
      }
    >
      {previews ? (
        preview(form.values)
      ) : (
        <>
          <FigureList figures={figures} />
          {children(form)}
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

/** The placeholders of a text, with their current values. */
function FigureList({ figures }: { readonly figures: Figures }) {
  return (
    <Box>
      <summary>
        <FormattedMessage id="content.figures.title" />
      </summary>
      <p>
        <FormattedMessage id="content.figures.text" />
      </p>
      <dl>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
