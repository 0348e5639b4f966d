import Box from "@mui/material/Box";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { object } from "yup";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { filled } from "../../../../../platform/web/forms/rules";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { clientContract } from "../../../client/client.contract";
import type { SupportClient, Suspension } from "../../../client/client.schemas";
import { ActionForm, OpensForm } from "../../parts/ActionForm";
import { DeskList } from "../../parts/DeskList";
import { Fold } from "../../parts/Fold";
import { ReasonAction } from "../../parts/ReasonAction";
import { ReasonField } from "../../parts/ReasonField";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { useMay } from "../../shell/useMay";
import { ClientFactor } from "../plans/ClientFactor";
import { LimitsReached } from "../plans/LimitsReached";
import { useSuspendClientMutation } from "./client.api";

/** Whether the client may book: limits and suspensions, and the way to change them; and the second factor. (SAFE-29) */
export function ClientRestrictions({ client }: { readonly client: SupportClient }) {
  const { ClientId, Suspensions, Limits, SecondFactor, ClosedAt } = client;
  const may = useMay();
  if (ClosedAt !== null) return null;
  const now = Suspensions.find(({ Holds }) => Holds);
  const past = Suspensions.filter(({ Holds }) => !Holds);
  return (
    <Section title={<FormattedMessage id="support.client.standing" />}>
      {now ? (
        <Callout kind="warning" title={<FormattedMessage id="support.suspension.holds" />}>
          <SuspensionText suspension={now} />
          <Box sx={{ mt: 1.5 }}>
            <ReasonAction act={{ kind: "liftSuspension", id: ClientId }} />
          </Box>
        </Callout>
      ) : (
        <p>
          <FormattedMessage id="support.suspension.none" />
        </p>
      )}
      {!now && may(clientContract.suspendClient) && <SuspendForm client={client} />}
      <LimitsReached clientId={ClientId} limits={Limits} />
      {SecondFactor && <ClientFactor clientId={ClientId} />}
      {past.length > 0 && (
        <Fold title={<FormattedMessage id="support.suspension.past" values={{ count: past.length }} />}>
          <DeskList items={past} keyOf={({ SuspendedAt }) => SuspendedAt} none={null}>
            {(suspension) => <SuspensionText suspension={suspension} />}
          </DeskList>
        </Fold>
      )}
    </Section>
  );
}

/** Until when, why, by whom, and how it ended. */
function SuspensionText({ suspension }: { readonly suspension: Suspension }) {
  const { day } = useHavanaTime();
  const { Reason, SuspendedAt, By, LastDay, LiftedAt, LiftedBy } = suspension;
  return (
    <>
      <p>
        <FormattedMessage
          id="support.suspension.until"
          values={{ ends: LastDay === null ? "no" : "yes", day: LastDay === null ? "" : day(LastDay) }}
        />{" "}
        <VerbatimText>{Reason}</VerbatimText>
      </p>
      <RowNote>
        <FormattedMessage id="support.suspension.by" values={{ name: By, when: <When at={SuspendedAt} /> }} />
        {LiftedAt !== null && (
          <>
            {" "}
            <FormattedMessage
              id="support.suspension.liftedBy"
              values={{ name: LiftedBy ?? "", when: <When at={LiftedAt} /> }}
            />
          </>
        )}
      </RowNote>
    </>
  );
}

const schema = object({ Reason: filled("support.act.reasonMissing") });

/** Suspends the client, opened by a button: why, which the client reads, and until when. */
function SuspendForm({ client: { ClientId, Language } }: { readonly client: SupportClient }) {
  const dispatch = useDispatch();
  const [suspend] = useSuspendClientMutation();
  const suspends = <FormattedMessage id="support.suspension.suspend" />;
  return (
    <OpensForm title={suspends} color="error">
      {(close) => (
        <ActionForm
          name="suspend"
          draft={`desk suspend ${ClientId}`}
          initialValues={{ Reason: "", LastDay: "" }}
          schema={schema}
          send={({ Reason, LastDay }) => suspend({ ClientId, Reason: Reason.trim(), LastDay: LastDay || null })}
          onDone={() => {
            close();
            dispatch(showAlert("support.suspension.done", "success"));
          }}
          submit={suspends}
          color="error"
          onBack={close}
          wide
        >
          {({ Field }) => (
            <>
              <p>
                <FormattedMessage id="support.suspension.means" />
              </p>
              <Field
                as={ReasonField}
                name="Reason"
                autoFocus
                hint={
                  <FormattedMessage
                    id="support.act.reasonTold"
                    values={{ language: <FormattedDisplayName type="language" value={Language} /> }}
                  />
                }
              />
              <Field
                as={DateField}
                name="LastDay"
                label={<FormattedMessage id="support.suspension.lastDay" />}
                hint={<FormattedMessage id="support.suspension.lastDayHint" />}
              />
            </>
          )}
        </ActionForm>
      )}
    </OpensForm>
  );
}
