import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { FileButton } from "../../../platform/web/files/FileButton";
import { serverNow } from "../../../platform/web/serverNow";
import { Icon } from "../../../platform/web/ui/Icon";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { MessageId } from "../../../shared/messageId";
import type { GivenType } from "../documents.rules";
import type { DocumentDraft } from "./documentValues";
import { NoPicture, type Reading, type Remark } from "./reading/reading";

/** What was read of a photo, as values of a form: the country by its number, "" for each field that was not read. */
export type ReadDocument = Partial<DocumentDraft>;

/** What came of a photo: nothing was found in it, it is no picture, or the reading program could not be loaded or failed. */
export type PhotoOutcome = "reading" | "read" | "failed" | "noPicture" | "unavailable";

type Props = {
  readonly type: GivenType;
  readonly countries: readonly { readonly Id: number; readonly Iso: string }[];
  /** The button's text while no photo is chosen. */
  readonly choose?: MessageId;
  /** Fills in the form; returns the labels of those of its fields that were not read. */
  readonly onRead: (read: ReadDocument) => readonly MessageId[];
  /** Called with each photo that is chosen. */
  readonly onChoose?: (photo: File) => void;
  /** What follows the outcome of a photo. */
  readonly children?: (outcome: PhotoOutcome) => ReactNode;
};

/**
 * Fills in a form from a picture, which is read in the browser and sent nowhere. A field that was not read is emptied,
 * as its value may be from another person's document. (DOC-10)
 */
export function PhotoReader({ type, countries, choose = "documents.photo.choose", onRead, onChoose, children }: Props) {
  const licence = type === IdentityDocumentType.DriverLicense;
  const { state, read } = useDocumentReader(type, ({ values, unread, countryIso }) => {
    const country = countries.find(({ Iso }) => Iso === countryIso);
    const empty = Object.fromEntries(unread.map((name) => [name, ""]));
    return onRead({ ...values, ...empty, CountryId: String(country?.Id ?? "") });
  });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, justifyItems: "start", mb: 3 }}>
      <FileButton
        accept="image/*"
        inputTestId={licence ? "licence-photo" : "passport-photo"}
        variant="outlined"
        size="large"
        startIcon={<Icon name="document" />}
        loading={state.step === "reading"}
        onChoose={([file]) => {
          onChoose?.(file);
          void read(file);
        }}
      >
        <FormattedMessage id={state.step === "idle" ? choose : "documents.photo.another"} />
      </FileButton>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id={licence ? "documents.photo.licenceHint" : "documents.photo.passportHint"} />
      </Typography>
      <Box role="status" sx={{ justifySelf: "stretch" }}>
        {state.step === "reading" && <FormattedMessage id="documents.photo.reading" />}
        {state.step === "read" && <ReadingOutcome unread={state.unread} remarks={state.remarks} type={type} />}
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
      {state.step !== "idle" && children?.(state.step)}
    </Box>
  );
}

type ReadingOutcomeProps = {
  /** The labels of the form's fields that could not be read. */
  readonly unread: readonly MessageId[];
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
                  value={unread.map((label) => <FormattedMessage key={label} id={label} />)}
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

type State =
  | { step: "idle" | Exclude<PhotoOutcome, "read"> }
  | { step: "read"; unread: readonly MessageId[]; remarks: readonly Remark[] };

/** Reads pictures of documents in the browser; the code for it is loaded with the first one. (DOC-10) */
function useDocumentReader(type: GivenType, onRead: (reading: Reading) => readonly MessageId[]) {
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
      if (!reading) setState({ step: "failed" });
      else setState({ step: "read", unread: latest.current(reading), remarks: reading.remarks });
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
