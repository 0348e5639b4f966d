import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormikContext } from "formik";
import { type ChangeEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { Icon } from "../../../platform/web/ui/Icon";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { GivenType } from "../documents.rules";
import { type DocumentDraft, isShown } from "./documentValues";
import { ReadingOutcome } from "./ReadingOutcome";
import type { Reading } from "./reading/reading";
import { useDocumentReader } from "./useDocumentReader";

type Props = {
  readonly type: GivenType;
  readonly countries: readonly { readonly Id: number; readonly Iso: string }[];
  /** The photo to send to staff; null unless the client agrees. */
  readonly onShare: (photo: File | null) => void;
};

/** Fills in the form from a picture. It is read in the browser and sent only if the client agrees. */
export function PhotoReader({ type, countries, onShare }: Props) {
  const { touched, setTouched, setValues } = useFormikContext<DocumentDraft>();
  const licence = type === IdentityDocumentType.DriverLicense;
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const [shared, setShared] = useState(false);
  const countryOf = ({ countryIso }: Reading) => countries.find(({ Iso }) => Iso === countryIso);
  const unreadIn = (reading: Reading) => {
    const unread = countryOf(reading) ? reading.unread : [...reading.unread, "CountryId" as const];
    return [...new Set(unread)].filter((name) => isShown(type, name));
  };
  /** A field that was not read is emptied and marked: what it had is of the document before, which may be another's. */
  const fill = (reading: Reading) => {
    const shown = Object.entries(reading.values).filter(([name]) => isShown(type, name));
    const unread = unreadIn(reading);
    const marked = Object.fromEntries(unread.map((name) => [name, true]));
    void setTouched({ ...touched, ...marked });
    void setValues((draft) => ({
      ...draft,
      ...Object.fromEntries(shown),
      CountryId: String(countryOf(reading)?.Id ?? ""),
      ...Object.fromEntries(unread.map((name) => [name, ""])),
    }));
  };
  const { state, read } = useDocumentReader(type, fill);
  const share = (next: boolean, file: File | null) => {
    setShared(next);
    onShare(next ? file : null);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = "";
    if (!file) return;
    setPhoto(file);
    // Agreeing to one picture is not agreeing to the next. (DOC-11)
    share(false, null);
    void read(file);
  };
  const sendable = photo !== null && state.step !== "noPicture";
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, justifyItems: "start", mb: 3 }}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid={licence ? "licence-photo" : "passport-photo"}
        onChange={choose}
      />
      <BusyButton
        variant="outlined"
        size="large"
        startIcon={<Icon name="document" />}
        loading={state.step === "reading"}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id={photo ? "documents.photo.another" : "documents.photo.choose"} />
      </BusyButton>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id={licence ? "documents.photo.licenceHint" : "documents.photo.passportHint"} />
      </Typography>
      <Box role="status" sx={{ justifySelf: "stretch" }}>
        {state.step === "reading" && <FormattedMessage id="documents.photo.reading" />}
        {state.step === "read" && (
          <ReadingOutcome unread={unreadIn(state.reading)} remarks={state.reading.remarks} type={type} />
        )}
        {state.step === "failed" && (
          <Callout kind="warning" title={<FormattedMessage id="documents.photo.failed.title" />}>
            <FormattedMessage id={licence ? "documents.photo.failed.licence" : "documents.photo.failed.passport"} />
          </Callout>
        )}
        {(state.step === "noPicture" || state.step === "unavailable") && (
          <Callout kind="warning" title={<FormattedMessage id={`documents.photo.${state.step}.title`} />}>
            <FormattedMessage id={`documents.photo.${state.step}.text`} />
          </Callout>
        )}
      </Box>
      {sendable && state.step !== "reading" && (
        <CheckboxField
          name={licence ? "shareLicence" : "sharePassport"}
          label={<FormattedMessage id="documents.photo.share" />}
          hint={<FormattedMessage id="documents.photo.shareHint" />}
          checked={shared}
          onChange={({ target }) => share(target.checked, photo)}
        />
      )}
    </Box>
  );
}
