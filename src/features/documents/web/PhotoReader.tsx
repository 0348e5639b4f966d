import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormikContext } from "formik";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { serverNow } from "../../../platform/web/serverNow";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { Icon } from "../../../platform/web/ui/Icon";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { GivenType } from "../documents.rules";
import { type DocumentDraft, isShown } from "./documentValues";
import { fieldLabel } from "./fieldLabels";
import { NoPicture, type Reading, type Remark } from "./reading/reading";

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
  /** A field that was not read is emptied and marked, as its value may be from another person's document. */
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

type ReadingOutcomeProps = {
  /** The fields of the form that could not be read. */
  readonly unread: readonly (keyof DocumentDraft)[];
  readonly remarks: readonly Remark[];
  readonly type: GivenType;
};

/** The result of reading a picture: the fields filled in, to be checked, those that could not be read, and remarks. */
function ReadingOutcome({ unread, remarks, type }: ReadingOutcomeProps) {
  return (
    <Callout
      kind={unread.length > 0 || remarks.length > 0 ? "warning" : "success"}
      title={<FormattedMessage id={unread.length > 0 ? "documents.photo.partly" : "documents.photo.read"} />}
    >
      {unread.length > 0 && (
        <p>
          <FormattedMessage
            id="documents.photo.unread"
            values={{
              fields: (
                <FormattedList
                  type="conjunction"
                  value={unread.map((name) => <FormattedMessage key={name} id={fieldLabel(name, type)} />)}
                />
              ),
            }}
          />
        </p>
      )}
      {remarks.map(({ code, ...values }) => (
        <p key={code}>
          <FormattedMessage id={`documents.photo.remark.${code}`} values={values} />
        </p>
      ))}
      <FormattedMessage
        id={type === IdentityDocumentType.DriverLicense ? "documents.photo.compareLicence" : "documents.photo.compare"}
      />
    </Callout>
  );
}

/** `failed`: nothing was found in it. `unavailable`: the reading program could not be loaded, or failed. */
type State = { step: "idle" | "reading" | "failed" | "noPicture" | "unavailable" } | { step: "read"; reading: Reading };

/** Reads pictures of documents in the browser; the code for it is loaded with the first one. (DOC-10) */
function useDocumentReader(type: GivenType, onRead: (reading: Reading) => void) {
  const [state, setState] = useState<State>({ step: "idle" });
  // Reading takes seconds, in which data that it uses may have been loaded, such as the list of countries.
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const read = async (file: File) => {
    setState({ step: "reading" });
    try {
      const reading = await (type === IdentityDocumentType.DriverLicense ? readLicenceIn(file) : readPassportIn(file));
      setState(reading ? { step: "read", reading } : { step: "failed" });
      if (reading) latest.current(reading);
    } catch (error) {
      setState({ step: error instanceof NoPicture ? "noPicture" : "unavailable" });
    }
  };
  return { state, read };
}

async function readPassportIn(file: File): Promise<Reading | null> {
  const { readPassport } = await import(/* webpackChunkName: "read-passport" */ "./reading/readPassport");
  return readPassport(file, havanaDate(serverNow()));
}

async function readLicenceIn(file: File): Promise<Reading | null> {
  const { readLicence } = await import(/* webpackChunkName: "read-licence" */ "./reading/readLicence");
  return readLicence(file);
}
