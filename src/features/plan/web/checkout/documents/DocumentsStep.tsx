import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSuppressAlert } from "../../../../../platform/web/alerts/useSuppressAlert";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { Link } from "../../../../../platform/web/links";
import { pollingOptions, slowPollingOptions } from "../../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { LoadFailure } from "../../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { MainLink } from "../../../../../platform/web/ui/page/MainLink";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useRefetchOnChange } from "../../../../../platform/web/useRefetchOnChange";
import { IdentityDocumentType } from "../../../../../shared/enumerations";
import type { Refusal } from "../../../../../shared/refusals";
import { useGetCountriesQuery } from "../../../../account/web/account.api";
import { isAccepted } from "../../../../documents/documents.rules";
import { isOfDriver } from "../../../../documents/driver.rules";
import { DocumentCard } from "../../../../documents/web/DocumentCard";
import { DriverPapers } from "../../../../documents/web/DriverPapers";
import {
  ALL_DOCUMENTS,
  useCheckLicenseAgeQuery,
  useCheckPassportValidPeriodQuery,
  useGetClientDocumentsQuery,
  useGetNeededDocumentsQuery,
} from "../../../../documents/web/documents.api";
import { useDocumentHolder } from "../../../../documents/web/useDocumentHolder";
import { withBookingName } from "../../../bookings/bookingNames.rules";
import type { DocumentChecks } from "../../../checkout/checkout.checks";
import { bookedPassport } from "../../../people/bookedPassport.rules";
import { planPath } from "../../../plan.pages";
import type { TravelPlan } from "../../../plan.schemas";
import { productOf } from "../../../productOf";
import { useProducts } from "../../products";
import { CanIPay } from "../CanIPay";
import { CheckoutLoading } from "../CheckoutLoading";
import { CheckoutRail } from "../CheckoutRail";
import { presentStep } from "../presentStep";
import { StepAnnouncer } from "../StepAnnouncer";
import { useCheckout } from "../useCheckout";

const { Passport, DriverLicense } = IdentityDocumentType;

/** The refusal shown at the client's own documents; another driver's refusal is shown at that driver. */
const ownRefusal = (refusal: Refusal | null) => (refusal && isOfDriver(refusal) ? null : refusal);

const documentsPass = ({ documents, licenceAge, passportPeriod }: DocumentChecks) =>
  [documents, licenceAge, passportPeriod].every((refusal) => refusal === null);

/**
 * The documents that a plan needs, each with its form, and the result of this trip's checks. No document is shown
 * before the checks are known, because it would look valid for the trip. (WIRE-24)
 */
export function DocumentsStep({ plan }: { readonly plan: TravelPlan }) {
  const planId = plan.TravelPlanId;
  const products = useProducts();
  const client = useDocumentHolder();
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const answer = useCheckout(planId);
  const needed = useGetNeededDocumentsQuery({ clientId, planId }, slowPollingOptions());
  const documents = useGetClientDocumentsQuery({ clientId, docType: ALL_DOCUMENTS }, pollingOptions());
  const licenceAge = useCheckLicenseAgeQuery({ clientId }, slowPollingOptions());
  const passportPeriod = useCheckPassportValidPeriodQuery({ clientId, planId }, slowPollingOptions());
  const { data: countries = [] } = useGetCountriesQuery({ lang });
  useRefetchOnChange(documents.data, documents, ["Documents"]);

  const queries = [
    { query: needed, failure: "error.documents.neededFailed" },
    { query: documents, failure: "error.documents.neededFailed" },
    { query: licenceAge, failure: "error.documents.licenceAgeFailed" },
    { query: passportPeriod, failure: "error.documents.passportPeriodFailed" },
  ] as const;
  const failed = queries.filter(({ query }) => query.error && !query.data);
  // Several checks that fail together are one failure of the page.
  const isSaid = failed.length > 0;
  useSuppressAlert(isSaid ? "error.documents.neededFailed" : undefined);
  useSuppressAlert(isSaid ? "error.documents.licenceAgeFailed" : undefined);
  useSuppressAlert(isSaid ? "error.documents.passportPeriodFailed" : undefined);

  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const retry = () => {
    for (const { query } of failed) query.refetch();
  };
  if (failed[0])
    return <LoadFailure title={failed[0].failure} text={serverText(failed[0].query.error)} onRetry={retry} />;
  const asked = needed.data;
  const given = documents.data;
  if (!asked || !given || !licenceAge.data || !passportPeriod.data || !client)
    return <CheckoutLoading status="loading" retry={retry} />;
  const { snapshot, now, checkout } = answer.open;
  const present = presentStep(snapshot, now, checkout.Proposed.length);
  const refusalOf = {
    [Passport]: ownRefusal(passportPeriod.data.Refusal),
    [DriverLicense]: ownRefusal(licenceAge.data.Refusal),
  };
  const { checks } = snapshot.context;
  // The checks of a paid plan are from its payment: documents replaced since are not among them. (DOC-14)
  const neededAccepted = given
    .filter(({ Type }) => asked.Needed.includes(Type))
    .every(({ Status }) => isAccepted(Status));
  const driversPass = asked.Drivers.every(({ Refusal }) => Refusal === null);
  const ready = checks !== null && asked.Missing.length === 0 && documentsPass(checks) && neededAccepted && driversPass;
  const named = (refusal: Refusal | null) =>
    refusal && { ...refusal, facts: withBookingName(refusal.facts, plan.Bookings) };
  const traveled = plan.Bookings.map((booking) => ({
    Status: booking.Status,
    mainTraveler: productOf(products, booking).mainTraveler(booking),
  }));
  return (
    <>
      <StepAnnouncer name={present?.name ?? "cancelled"} />
      <CheckoutRail snapshot={snapshot} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
        }}
      >
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
          {asked.Needed.length === 0 && (
            <Callout kind="success">
              <FormattedMessage id="documents.noneNeeded" />
            </Callout>
          )}
          {asked.Needed.map((type) => (
            <DocumentCard
              key={type}
              type={type}
              document={given.find((document) => document.Type === type)}
              booked={type === Passport ? bookedPassport(traveled, client) : undefined}
              client={client}
              countries={countries}
              refusal={refusalOf[type]}
              trip={snapshot.hasTag("paid") ? "paid" : "unpaid"}
              validUntil={asked.ValidUntil.find(({ Type }) => Type === type)?.Day}
            />
          ))}
          {Object.entries(asked.Drivers).map(([place, driver]) => (
            <DriverPapers key={place} driver={{ ...driver, Refusal: named(driver.Refusal) }} />
          ))}
          {ready ? (
            <Callout
              kind="success"
              announce
              title={<FormattedMessage id="documents.ready.title" />}
              action={
                <MainLink to={planPath(planId)}>
                  <FormattedMessage id="documents.ready.action" />
                </MainLink>
              }
            >
              <FormattedMessage id="documents.ready.text" />
            </Callout>
          ) : (
            <Button
              component={Link}
              to={planPath(planId)}
              variant="outlined"
              size="large"
              sx={{ justifySelf: "start" }}
            >
              <FormattedMessage id="checkout.action.backToPlan" />
            </Button>
          )}
        </Box>
        <CanIPay open={answer.open} bookings={plan.Bookings} />
      </Box>
    </>
  );
}
