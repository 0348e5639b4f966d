import { useFormikContext } from "formik";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { keysOf } from "../../../shared/keysOf";
import type { GivenType } from "../documents.rules";
import { type DocumentDraft, isShown } from "./documentValues";
import { fieldLabel } from "./fieldLabels";
import { PhotoReader, type ReadDocument } from "./PhotoReader";

type Props = {
  readonly type: GivenType;
  readonly countries: readonly { readonly Id: number; readonly Iso: string }[];
  /** The photo to send to staff; null unless the client agrees. */
  readonly onShare: (photo: File | null) => void;
};

/** Fills in a document's form from its photo, which is sent only if the client agrees. (DOC-11) */
export function DocumentPhoto({ type, countries, onShare }: Props) {
  const { touched, setTouched, setValues } = useFormikContext<DocumentDraft>();
  const [photo, setPhoto] = useState<File | null>(null);
  const [shared, setShared] = useState(false);
  const licence = type === IdentityDocumentType.DriverLicense;
  const share = (next: boolean, file: File | null) => {
    setShared(next);
    onShare(next ? file : null);
  };
  const fill = (read: ReadDocument) => {
    const shown = keysOf(read).filter((name) => isShown(type, name));
    const unread = shown.filter((name) => read[name] === "");
    void setTouched({ ...touched, ...Object.fromEntries(unread.map((name) => [name, true])) });
    void setValues((draft) => ({ ...draft, ...Object.fromEntries(shown.map((name) => [name, read[name]])) }));
    return unread.map((name) => fieldLabel(name, type));
  };
  return (
    <PhotoReader
      type={type}
      countries={countries}
      onRead={fill}
      onChoose={(chosen) => {
        setPhoto(chosen);
        // Agreeing to one picture is not agreeing to the next.
        share(false, null);
      }}
    >
      {(outcome) =>
        outcome !== "reading" &&
        outcome !== "noPicture" && (
          <CheckboxField
            name={licence ? "shareLicence" : "sharePassport"}
            label={<FormattedMessage id="documents.photo.share" />}
            hint={<FormattedMessage id="documents.photo.shareHint" />}
            checked={shared}
            onChange={({ target }) => share(target.checked, photo)}
          />
        )
      }
    </PhotoReader>
  );
}
