import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { skipToken } from "@reduxjs/toolkit/query";
import type { ReactNode } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { isCallError } from "../../../../../platform/web/callError";
import { saveJson } from "../../../../../platform/web/files/saveFile";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { dayText } from "../../../../../shared/longDate";
import type { MessageUnder } from "../../../../../shared/messageId";
import { useGetCountriesQuery } from "../../../../account/web/account.api";
import { privacyContract } from "../../../../privacy/privacy.contract";
import { useCopyDataForLetterMutation } from "../../../../privacy/web/privacy.api";
import type { SupportClient } from "../../../client/client.schemas";
import { impersonatePath, supportPlansPath } from "../../../desk.pages";
import { supportContract } from "../../../support.contract";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { ReasonForm } from "../../parts/ReasonForm";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { useMay } from "../../shell/useMay";
import { MoneyFacts } from "../plans/MoneyFacts";
import { DocumentRows } from "../plans/rows/DocumentRows";
import { ClientPast } from "./ClientPast";
import { ClientPlans } from "./ClientPlans";
import { ClientRestrictions } from "./ClientRestrictions";
import { useGetSupportClientQuery } from "./client.api";

/** A client in the back office: who they are, their plans and money, and all communication. (DESK-33) */
export default function SupportClientPage() {
  const clientId = Number(useParams().clientId);
  const known = Number.isSafeInteger(clientId) && clientId > 0;
  const query = useGetSupportClientQuery(known ? { clientId } : skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: client, error, isError, isFetching, refetch } = query;
  const missing = !known || (isError && isCallError(error) && [400, 404].includes(Number(error.status)));
  const shown = missing ? undefined : client;
  return (
    <PageFrame
      title={
        shown ? (
          shown.Name.trim() || <FormattedMessage id="support.client.title" values={{ id: clientId }} />
        ) : (
          <FormattedMessage id="support.client.title" values={{ id: known ? clientId : 0 }} />
        )
      }
      lead={shown && <Reach client={shown} />}
    >
      {missing && (
        <EmptyState
          title={<FormattedMessage id="support.client.unknown" />}
          action={
            <Button component={Link} to={supportPlansPath()} variant="contained" color="secondary">
              <FormattedMessage id="support.nav.plans" />
            </Button>
          }
        />
      )}
      {!shown && isError && !missing && !isFetching && (
        <DeskFailed title={<FormattedMessage id="support.client.failed" />} retry={refetch} error={error} />
      )}
      {!shown && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.client.loading" />} heights={[160, 240, 320]} />
      )}
      {shown && <Known client={shown} />}
    </PageFrame>
  );
}

/** How to reach the client, and the link to see the site as they do. */
function Reach({ client: { ClientId, Email, Phone, ClosedAt } }: { readonly client: SupportClient }) {
  const may = useMay();
  if (ClosedAt !== null) return <FormattedMessage id="support.client.closed" />;
  return (
    <DottedLine>
      <MuiLink href={`mailto:${Email}`} sx={{ display: "inline-block", py: 1, overflowWrap: "anywhere" }}>
        {Email}
      </MuiLink>
      {Phone !== null && (
        <MuiLink href={`tel:${Phone}`} sx={{ display: "inline-block", py: 1 }}>
          {Phone}
        </MuiLink>
      )}
      {may(supportContract.beginImpersonation) && (
        <MuiLink component={Link} to={impersonatePath(ClientId)} sx={{ display: "inline-block", py: 1 }}>
          <FormattedMessage id="support.plan.actFor" />
        </MuiLink>
      )}
    </DottedLine>
  );
}

/** What is asked for most first: plans and messages, then who the client is and what else there is. */
function Known({ client }: { readonly client: SupportClient }) {
  const { ClientId, Money, Fund, Documents } = client;
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 4, md: 5 },
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 21rem)" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Section title={<FormattedMessage id="support.client.plans" />}>
          <ClientPlans plans={client.Plans} />
        </Section>
        <ClientPast
          clientId={ClientId}
          newestPlan={client.Plans[0]?.TravelPlanId}
          isClosed={client.ClosedAt !== null}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ClientRestrictions client={client} />
        <Section title={<FormattedMessage id="support.client.who" />}>
          <ClientFacts client={client} />
        </Section>
        <Section title={<FormattedMessage id="support.client.money" />}>
          <MoneyFacts money={Money} fund={Fund} />
        </Section>
        <Section title={<FormattedMessage id="support.section.documents" />}>
          <DocumentRows documents={Documents} />
        </Section>
        <DataForLetter client={client} />
      </Box>
    </Box>
  );
}

/** Who the client is, and how they are reached. */
function ClientFacts({ client }: { readonly client: SupportClient }) {
  const lang = useSelector(selectLanguage);
  const { data: countries, error } = useGetCountriesQuery({ lang });
  const { ClientId, Phone, PhoneVerified, Language, CountryId, Address, BirthDate, MailRefusedAt } = client;
  const country =
    CountryId === null
      ? null
      : !countries && !error
        ? "…"
        : (countries?.find(({ Id }) => Id === CountryId)?.Name ?? CountryId);
  const facts: readonly { id: MessageUnder<"support.client.fact">; detail: ReactNode }[] = [
    { id: "number", detail: ClientId },
    { id: "language", detail: <FormattedDisplayName type="language" value={Language} /> },
    {
      id: "phone",
      detail: Phone && (
        <>
          {Phone}
          <RowNote>
            <FormattedMessage id="support.client.phoneVerified" values={{ verified: String(PhoneVerified) }} />
          </RowNote>
        </>
      ),
    },
    { id: "country", detail: country },
    { id: "address", detail: Address },
    { id: "birthDate", detail: BirthDate && dayText(BirthDate, lang) },
    { id: "since", detail: <When at={client.CreatedAt} /> },
    { id: "mailRefused", detail: MailRefusedAt && <When at={MailRefusedAt} /> },
  ];
  return (
    <FactList
      facts={facts
        .filter(({ detail }) => detail !== null && detail !== "")
        .map(({ id, detail }) => ({
          id,
          term: <FormattedMessage id={`support.client.fact.${id}`} />,
          detail,
        }))}
    />
  );
}

/** The copy of the client's data, to answer a letter that requests it. (SAFE-30) */
function DataForLetter({ client: { ClientId, ClosedAt } }: { readonly client: SupportClient }) {
  const may = useMay();
  const dispatch = useDispatch();
  const [copy] = useCopyDataForLetterMutation();
  if (ClosedAt !== null || !may(privacyContract.copyDataForLetter)) return null;
  return (
    <Section title={<FormattedMessage id="support.letter.title" />}>
      <ReasonForm
        name={`letter-${ClientId}`}
        title={<FormattedMessage id="support.letter.copy" />}
        before={<FormattedMessage id="support.letter.before" />}
        label={<FormattedMessage id="support.letter.reason" />}
        hint={<FormattedMessage id="support.act.reasonHint" />}
        act={async (Reason) => {
          const done = await copy({ ClientId, Reason });
          if (done.data) {
            saveJson(done.data, `malecon-${ClientId}.json`);
            dispatch(showAlert("support.letter.done", "success"));
          }
          return done;
        }}
      />
    </Section>
  );
}
