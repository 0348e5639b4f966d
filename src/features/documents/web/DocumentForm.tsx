import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Form, Formik, type FormikHelpers, useFormikContext } from "formik";
import { type RefObject, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import type { ClientDocument } from "../documents.schemas";
import { DocumentFields } from "./DocumentFields";
import { useGiveDocumentMutation } from "./documents.api";
import {
  type DocumentDraft,
  type DocumentType,
  documentRules,
  draftOf,
  givenDocument,
  isShown,
  refusedIn,
} from "./documentValues";

export type DocumentFormProps = {
  readonly type: DocumentType;
  readonly document: ClientDocument | undefined;
  readonly client: { readonly clientId: number; readonly FirstName: string; readonly LastName: string };
  readonly countries: readonly { readonly Id: number; readonly Name: string }[];
  readonly onGiven: () => void;
};

/** A passport or a driver's licence, typed by hand. */
export function DocumentForm({ type, document, client, countries, onGiven }: DocumentFormProps) {
  const [give, { error }] = useGiveDocumentMutation();
  const form = useRef<HTMLFormElement>(null);
  const refusedFields = error && "fields" in error ? error.fields : [];
  const submit = async (draft: DocumentDraft, { setStatus }: FormikHelpers<DocumentDraft>) => {
    setStatus(undefined);
    const answer = await give(givenDocument(draft, type, client.clientId));
    if (!answer.error) return onGiven();
    if ("fields" in answer.error) setStatus(refusedIn(draft, answer.error.fields));
  };
  const licence = type === IdentityDocumentType.DriverLicense;
  return (
    <Formik
      initialValues={draftOf(document, client)}
      validationSchema={documentRules(type)}
      onSubmit={submit}
      validateOnChange={false}
    >
      {({ isSubmitting, submitForm }) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submitForm();
          }}
        >
          <FocusFirstError form={form} />
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
            <DocumentFields prefix={licence ? "licence" : "passport"} licence={licence} countries={countries} />
          </Box>
          {error && (
            <Box sx={{ mt: 2 }}>
              <Callout kind="error" announce>
                {serverText(error) ?? <FormattedMessage id="documents.giveFailed" />}
                {refusedFields
                  .filter(({ Field }) => !isShown(type, Field))
                  .map(({ Field, Message }) => (
                    <p key={Field}>{Message}</p>
                  ))}
              </Callout>
            </Box>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ mt: 3 }}>
            <FormattedMessage id={licence ? "documents.saveLicence" : "documents.savePassport"} />
          </Button>
        </Form>
      )}
    </Formik>
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
