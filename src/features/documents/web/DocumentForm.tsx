import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Form, type FormikHelpers, FormikProvider, useFormikContext } from "formik";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSteadyForm } from "../../../platform/web/forms/useSteadyForm";
import { Callout } from "../../../platform/web/ui/Callout";
import { serverText } from "../../../platform/web/ui/serverText";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { HavanaDate } from "../../../shared/havana";
import type { ClientDocument } from "../documents.schemas";
import { DocumentFields } from "./DocumentFields";
import { useGiveDocumentMutation, useSendDocumentPhotoMutation } from "./documents.api";
import {
  type DocumentDraft,
  type DocumentType,
  documentRules,
  draftOf,
  givenDocument,
  isShown,
  refusedIn,
} from "./documentValues";
import { PhotoReader } from "./PhotoReader";

export type DocumentFormProps = {
  readonly type: DocumentType;
  readonly document: ClientDocument | undefined;
  readonly client: { readonly clientId: number; readonly FirstName: string; readonly LastName: string };
  readonly countries: readonly { readonly Id: number; readonly Iso: string; readonly Name: string }[];
  /** The earliest expiry that does for the trip, where it is known. */
  readonly validUntil?: HavanaDate | undefined;
  readonly onGiven: () => void;
};

/** A passport or a driver's licence, typed by hand or filled in from a picture. */
export function DocumentForm({ type, document, client, countries, validUntil, onGiven }: DocumentFormProps) {
  const [give, giving] = useGiveDocumentMutation();
  const [send, sending] = useSendDocumentPhotoMutation();
  const [photo, setPhoto] = useState<File | null>(null);
  const error = giving.error ?? sending.error;
  const form = useRef<HTMLFormElement>(null);
  const refusedFields = error && "fields" in error ? error.fields : [];
  const submit = async (draft: DocumentDraft, { setStatus }: FormikHelpers<DocumentDraft>) => {
    setStatus(undefined);
    const answer = await give(givenDocument(draft, type, client.clientId));
    if (!answer.error) {
      const { clientId } = client;
      const sent = photo ? await send({ clientId, docType: type, body: photo }) : null;
      return sent?.error ? undefined : onGiven();
    }
    if ("fields" in answer.error) setStatus(refusedIn(draft, answer.error.fields));
  };
  const licence = type === IdentityDocumentType.DriverLicense;
  const formik = useSteadyForm<DocumentDraft>({
    initialValues: draftOf(document, client),
    validationSchema: documentRules(type),
    onSubmit: submit,
    validateOnChange: false,
  });
  return (
    <FormikProvider value={formik}>
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void formik.submitForm();
        }}
      >
        <FocusFirstError form={form} />
        <PhotoReader type={type} countries={countries} onShare={setPhoto} />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
          <DocumentFields
            prefix={licence ? "licence" : "passport"}
            licence={licence}
            countries={countries}
            validUntil={validUntil}
          />
        </Box>
        {error && (
          <Box sx={{ mt: 2 }}>
            <Callout kind="error" announce>
              {sending.error && (
                <p>
                  <FormattedMessage id="documents.photo.notSent" />
                </p>
              )}
              {serverText(error) ?? <FormattedMessage id="documents.giveFailed" />}
              {refusedFields
                .filter(({ Field }) => !isShown(type, Field))
                .map(({ Field, Message }) => (
                  <p key={Field}>{Message}</p>
                ))}
            </Callout>
          </Box>
        )}
        <Button type="submit" variant="contained" loading={formik.isSubmitting} sx={{ mt: 3 }}>
          <FormattedMessage id={licence ? "documents.saveLicence" : "documents.savePassport"} />
        </Button>
      </Form>
    </FormikProvider>
  );
}

/** Once an attempt is over and its errors are on the page, the first field with one gets the focus. */
function FocusFirstError({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { submitCount, isSubmitting } = useFormikContext();
  const attempt = isSubmitting ? 0 : submitCount;
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt, form]);
  return null;
}
