import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../platform/web/forms/CallForm";
import { optionalLine } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { inEveryLanguage } from "../../../shared/inEveryLanguage";
import { languages } from "../../../shared/language";
import { MOST_LETTERS } from "../photos.rules";
import type { ShownPhoto } from "../photos.schemas";
import { useWritePhotoWordsMutation } from "./photos.api";

const text = optionalLine(MOST_LETTERS);
const schema = object(inEveryLanguage(() => object({ Caption: text, Alt: text })));

type Props = { readonly photo: ShownPhoto; readonly onDone: () => void };

/** A photograph's caption and description, in every language of the site. (PHOTO-1) */
export function PhotoWordsForm({ photo: { File, Words }, onDone }: Props) {
  const [write] = useWritePhotoWordsMutation();
  const form = useForm<Record<string, { Caption: string; Alt: string }>>({
    initialValues: inEveryLanguage((language) => {
      const { Caption = "", Alt = "" } = Words.find(({ Language }) => Language === language) ?? {};
      return { Caption, Alt };
    }),
    validationSchema: schema,
    prefix: `photo-${File}`,
    send: async (values) => {
      const written = languages.map((Language) => ({ Language, Caption: "", Alt: "", ...values[Language] }));
      const answer = await write({ photoId: File, body: { Words: written } });
      if (!answer.error) onDone();
      return answer;
    },
  });
  return (
    <CallForm form={form} submit="photos.save" failed="photos.notSaved" second>
      {languages.map((language) => (
        <fieldset key={language} style={{ display: "grid", gap: 12, margin: 0, padding: 0, border: 0 }}>
          <legend style={{ padding: 0, marginBottom: 8, fontWeight: 700 }}>
            <FormattedDisplayName type="language" value={language} />
          </legend>
          <form.Field
            as={TextField}
            label={<FormattedMessage id="photos.caption" />}
            lang={language}
            name={`${language}.Caption`}
          />
          <form.Field
            as={TextField}
            label={<FormattedMessage id="photos.alt" />}
            hint={<FormattedMessage id="photos.altHint" />}
            lang={language}
            name={`${language}.Alt`}
          />
        </fieldset>
      ))}
    </CallForm>
  );
}
