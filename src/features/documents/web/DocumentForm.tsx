import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStoredDraft } from "../../../platform/web/drafts/useStoredDraft";
import { smallerPhoto } from "../../../platform/web/files/smallerPhoto";
import { UploadStatus } from "../../../platform/web/files/UploadStatus";
import { FormProvider, fieldOf } from "../../../platform/web/forms/FormField";
import { useForm } from "../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../platform/web/ui/fields/TypedDateField";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import type { Country } from "../../account/account.schemas";
import { CountryOptions } from "../../account/web/CountryOptions";
import { documentsContract } from "../documents.contract";
import { type GivenType, isRejected, isVerified } from "../documents.rules";
import type { ClientDocument } from "../documents.schemas";
import { DocumentPhoto } from "./DocumentPhoto";
import { useGiveDocumentMutation, useSendDocumentPhotoMutation } from "./documents.api";
import {
  type BookedPassport,
  type DocumentDraft,
  type DocumentHolder,
  documentRules,
  draftName,
  draftOf,
  givenDocument,
  isShown,
} from "./documentValues";
import { fieldLabel } from "./fieldLabels";

const Field = fieldOf<DocumentDraft>();

export type DocumentFormProps = {
  readonly type: GivenType;
  readonly document: ClientDocument | undefined;
  /** Fills in the form while no document is given. */
  readonly booked?: BookedPassport | undefined;
  readonly client: DocumentHolder & { readonly clientId: number };
  readonly countries: readonly { readonly Id: number; readonly Iso: string; readonly Name: string }[];
  /** The earliest expiry that is enough for the trip, if known. */
  readonly validUntil?: HavanaDate | undefined;
  /** The document may stay as it is. */
  readonly canDiscard: boolean;
  /** Called when the document and its photo are sent, or what was typed is discarded. */
  readonly onEnd: () => void;
};

/** A passport or a driver's licence, typed or read from a picture. What is typed is kept until it is sent. */
export function DocumentForm({ type, document, booked, client, countries, validUntil, ...given }: DocumentFormProps) {
  const { canDiscard, onEnd } = given;
  const [give] = useGiveDocumentMutation();
  const [sendPhoto, photoState] = useSendDocumentPhotoMutation();
  const [photo, setPhoto] = useState<File | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const licence = type === IdentityDocumentType.DriverLicense;
  const schema = useMemo(() => documentRules(type), [type]);
  // Only a passport's form asks for the day of birth.
  const known = draftOf(document, licence ? { ...client, BirthDate: null } : client, booked);
  const form = useForm({
    initialValues: known,
    validationSchema: schema,
    prefix: licence ? "licence" : "passport",
    send: async (draft) => {
      const { clientId } = client;
      // The data that staff rejected are not accepted again, but a photo of them goes to staff. (DOC-6)
      const isAsRejected = document !== undefined && isRejected(document.Status) && isSameDraft(draft, known);
      const answer = photo && isAsRejected ? null : await give(givenDocument(draft, type, clientId));
      if (answer?.error) return answer;
      forget();
      // A document that staff have accepted needs no photo.
      const needsPhoto = !answer || !isVerified(answer.data.Status);
      const sent =
        photo && needsPhoto ? await sendPhoto({ clientId, docType: type, body: await smallerPhoto(photo) }) : null;
      if (sent?.error) return sent;
      onEnd();
    },
  });
  // The draft keeps its name once the document has arrived, while its photo is being sent.
  const [name] = useState(() => draftName(type, document));
  const forget = useStoredDraft(name, form.formik);
  useFocusOnFirstError(element, form.attempt);
  const refused = form.failure && "fields" in form.failure ? form.failure.fields : [];
  const hidden = refused.filter(({ Field }) => !isShown(type, Field));
  return (
    <FormProvider form={form}>
      <form ref={element} noValidate onSubmit={form.submit}>
        <DocumentPhoto type={type} countries={countries} onShare={setPhoto} />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
          <DocumentFields type={type} countries={countries} validUntil={validUntil} />
        </Box>
        {form.failure && (
          <Box sx={{ mt: 2 }}>
            <Callout kind="error" announce>
              {photoState.error && (
                <p>
                  <FormattedMessage id="documents.photo.notSent" />
                </p>
              )}
              {serverText(form.failure) ?? <FormattedMessage id="documents.giveFailed" />}
              {hidden.map(({ Field, Message }) => (
                <p key={Field}>{Message}</p>
              ))}
            </Callout>
          </Box>
        )}
        <UploadStatus file={photoState.originalArgs?.body} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
          <BlockedWhileImpersonating call={documentsContract.giveDocument}>
            <BusyButton type="submit" variant="contained" loading={form.sending}>
              <FormattedMessage id={licence ? "documents.saveLicence" : "documents.savePassport"} />
            </BusyButton>
          </BlockedWhileImpersonating>
          {canDiscard && (
            <Button
              disabled={form.sending}
              onClick={() => {
                forget();
                onEnd();
              }}
            >
              <FormattedMessage id="form.discard" />
            </Button>
          )}
        </Box>
      </form>
    </FormProvider>
  );
}

const isSameDraft = (one: DocumentDraft, other: DocumentDraft) => JSON.stringify(one) === JSON.stringify(other);

/** After each attempt, focuses the first field with an error. */
function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt, form]);
}

type Props = {
  readonly type: GivenType;
  readonly countries: readonly Pick<Country, "Id" | "Iso" | "Name">[];
  /** The earliest expiry that is enough for the trip, if known. */
  readonly validUntil: HavanaDate | undefined;
};

/** The fields of a passport or a licence, within their form. */
function DocumentFields({ type, countries, validUntil }: Props) {
  const { day } = useHavanaTime();
  const { ExpiresOn } = useFormikContext<DocumentDraft>().values;
  const named = <Name extends keyof DocumentDraft>(name: Name) => ({
    name,
    label: <FormattedMessage id={fieldLabel(name, type)} />,
    required: true,
  });
  const tooSoon = validUntil !== undefined && isHavanaDate(ExpiresOn) && ExpiresOn < validUntil;
  return (
    <>
      <Field
        as={TextField}
        {...named("FirstName")}
        hint={<FormattedMessage id="book.oneNameHint" />}
        autoComplete="given-name"
      />
      <Field as={TextField} {...named("LastName")} autoComplete="family-name" />
      <Field as={TextField} {...named("Number")} autoComplete="off" autoCapitalize="characters" />
      <Field as={SelectField} {...named("CountryId")}>
        <CountryOptions countries={countries} none="book.choose" />
      </Field>
      {type === IdentityDocumentType.DriverLicense ? (
        <Field as={TypedDateField} {...named("IssuedOn")} />
      ) : (
        <Field as={TypedDateField} {...named("BirthDate")} autoComplete="bday" />
      )}
      <Field
        as={TypedDateField}
        {...named("ExpiresOn")}
        hint={
          tooSoon ? (
            <FormattedMessage id="documents.until.tooSoon" values={{ day: day(validUntil) }} />
          ) : (
            type === IdentityDocumentType.DriverLicense && <FormattedMessage id="book.noExpiryHint" />
          )
        }
      />
    </>
  );
}
