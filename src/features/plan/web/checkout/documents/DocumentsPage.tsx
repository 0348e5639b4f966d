import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../../../shared/enumerations";
import { useGetCountriesQuery } from "../../../../account/web/account.api";
import { DocumentCard } from "../../../../documents/web/DocumentCard";
import { ALL_DOCUMENTS, useGetClientDocumentsQuery } from "../../../../documents/web/documents.api";
import { useDocumentHolder } from "../../../../documents/web/useDocumentHolder";
import { BackToPlan } from "../../BackToPlan";
import { useShownPlan } from "../../useShownPlan";
import { CheckoutLoading } from "../CheckoutLoading";
import { DocumentsStep } from "./DocumentsStep";

const { Passport, DriverLicense } = IdentityDocumentType;

/** The documents that a plan needs; without a plan, those that a client may give in advance. */
export default function DocumentsPage() {
  const { data: plan, error, refetch } = useShownPlan();
  return (
    <PageFrame title={<FormattedMessage id="documents.title" />} above={<BackToPlan />}>
      {plan && <DocumentsStep plan={plan} />}
      {plan === null && <OwnDocuments />}
      {plan === undefined && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}

/** A client's documents while no plan needs them: documents given now need not be given later. */
export function OwnDocuments() {
  const client = useDocumentHolder();
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const {
    data: given,
    error,
    refetch,
  } = useGetClientDocumentsQuery({ clientId, docType: ALL_DOCUMENTS }, pollingOptions());
  const { data: countries = [] } = useGetCountriesQuery({ lang });
  if (!given || !client) {
    return <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />;
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 720px)", gap: 3 }}>
      <Callout kind="info">
        <FormattedMessage id="documents.beforeTrip" />
      </Callout>
      {([Passport, DriverLicense] as const).map((type) => (
        <DocumentCard
          key={type}
          type={type}
          document={given.find((document) => document.Type === type)}
          client={client}
          countries={countries}
          refusal={null}
          trip="none"
        />
      ))}
    </Box>
  );
}
