import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { opens } from "../../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../../platform/web/ui/status/tone";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import type { Person } from "../../../../account/people.schemas";
import { ActionError } from "../../parts/ActionError";
import { ReasonForm } from "../../parts/ReasonForm";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { ACCESS } from "../../shell/deskPages";
import { deskRow } from "../../shell/deskRows";
import { InvitationSent } from "./InvitationSent";
import {
  useDisablePersonMutation,
  useEnablePersonMutation,
  useEndSessionsMutation,
  useForgetFactorMutation,
  useInviteAgainMutation,
  useWithdrawInvitationMutation,
} from "./people.api";
import { RoleForm } from "./RoleForm";

const Row = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 6 });

const Head = styled("p")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" });

/** An open form, and the result of an action, have their own line. */
const Acts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginTop: 4,
  "& > form": { flexBasis: "100%", marginBlock: 8 },
  "& > [role]": { flexBasis: "100%", order: 1 },
});

const tones: Record<Person["Status"], Tone> = {
  inService: "done",
  disabled: "neutral",
  invited: "waiting",
  invitationOver: "problem",
};

type Props = { readonly person: Person };

/** One of the staff, or somebody invited: what they are, and what an owner can do about them. (DESK-105) */
export function PersonRow({ person }: Props) {
  const { email, Name, Status, Self } = person;
  const row = useLostFocus<HTMLDivElement>(JSON.stringify(person));
  return (
    <Row {...deskRow()} ref={row}>
      <Head>
        <strong>{Name || email}</strong>
        <StatusChip tone={tones[Status]}>
          <FormattedMessage id={`staff.people.status.${Status}`} />
        </StatusChip>
        {Self && (
          <StatusChip tone="info">
            <FormattedMessage id="staff.people.self" />
          </StatusChip>
        )}
      </Head>
      <RowNote>
        <PersonFacts person={person} />
      </RowNote>
      {Self ? (
        <p>
          <TextLink to={ACCESS}>
            <FormattedMessage id="support.nav.access" />
          </TextLink>
        </p>
      ) : (
        <PersonActions person={person} />
      )}
    </Row>
  );
}

function PersonFacts({ person }: Props) {
  const intl = useIntl();
  const { email, Name, StaffRole, Supplies, Status, InvitedUntil, SecondFactor, Sessions, LastSeenAt } = person;
  const role = intl.formatMessage({ id: `staff.role.${StaffRole}` });
  const names = intl.formatList(Supplies?.Of.map((one) => one.Name) ?? []);
  const isMember = Status === "inService" || Status === "disabled";
  return (
    <DottedLine>
      {Name !== "" && email}
      {StaffRole === "supplier" ? (
        <FormattedMessage
          id="staff.people.supplierFor"
          values={{ role, names: names || intl.formatMessage({ id: "staff.people.forNobody" }) }}
        />
      ) : (
        role
      )}
      {InvitedUntil !== null && (
        <FormattedMessage
          id={Status === "invited" ? "staff.people.until" : "staff.people.wasUntil"}
          values={{ when: <When at={InvitedUntil} /> }}
        />
      )}
      {isMember && <FormattedMessage id={SecondFactor ? "staff.people.withFactor" : "staff.people.noFactor"} />}
      {Status === "inService" && <FormattedMessage id="staff.people.sessions" values={{ count: Sessions }} />}
      {isMember &&
        (LastSeenAt === null ? (
          <FormattedMessage id="staff.people.neverSeen" />
        ) : (
          <FormattedMessage id="staff.people.lastSeen" values={{ when: <When at={LastSeenAt} /> }} />
        ))}
    </DottedLine>
  );
}

function PersonActions({ person }: Props) {
  const { PersonId, Status, SecondFactor, Sessions } = person;
  const [withdraw] = useWithdrawInvitationMutation();
  const [disable] = useDisablePersonMutation();
  const [enable] = useEnablePersonMutation();
  const [endSessions] = useEndSessionsMutation();
  const [forgetFactor] = useForgetFactorMutation();
  if (Status === "disabled")
    return (
      <Acts>
        <PersonAction name="enable" person={person} act={(Reason) => enable({ PersonId, Reason })} />
      </Acts>
    );
  if (Status !== "inService")
    return (
      <Acts>
        <InviteAgain person={person} />
        <PersonAction name="withdraw" person={person} act={(Reason) => withdraw({ PersonId, Reason })} />
      </Acts>
    );
  return (
    <Acts>
      <ChangeRole person={person} />
      {Sessions > 0 && (
        <PersonAction name="endSessions" person={person} act={(Reason) => endSessions({ PersonId, Reason })} />
      )}
      {SecondFactor && (
        <PersonAction name="forgetFactor" person={person} act={(Reason) => forgetFactor({ PersonId, Reason })} />
      )}
      <PersonAction name="disable" person={person} act={(Reason) => disable({ PersonId, Reason })} />
    </Acts>
  );
}

type ActName = "withdraw" | "disable" | "enable" | "endSessions" | "forgetFactor";

type PersonActionProps = {
  readonly name: ActName;
  readonly person: Person;
  readonly act: Parameters<typeof ReasonForm>[0]["act"];
};

/** A change with a reason: the form says what will happen. */
function PersonAction({ name, person: { PersonId, Name, email }, act }: PersonActionProps) {
  const intl = useIntl();
  return (
    <ReasonForm
      name={`${name}-${PersonId}`}
      title={<FormattedMessage id={`staff.people.act.${name}`} />}
      spoken={intl.formatMessage({ id: `staff.people.act.${name}Of` }, { name: Name || email })}
      before={<FormattedMessage id={`staff.people.act.${name}Hint`} />}
      label={<FormattedMessage id="support.act.reason" />}
      hint={<FormattedMessage id="staff.people.act.reasonKept" />}
      act={act}
    />
  );
}

function ChangeRole({ person }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RoleForm person={person} onDone={() => setOpen(false)} />;
  const name = person.Name || person.email;
  return (
    <Button
      {...opens}
      variant="outlined"
      onClick={() => setOpen(true)}
      aria-label={intl.formatMessage({ id: "staff.people.act.changeRoleOf" }, { name })}
    >
      <FormattedMessage id="staff.people.act.changeRole" />
    </Button>
  );
}

function InviteAgain({ person: { PersonId, Name, email, InvitedUntil } }: Props) {
  const intl = useIntl();
  const [invite, { isLoading, data, error }] = useInviteAgainMutation();
  return (
    <>
      <BusyButton
        variant="outlined"
        loading={isLoading}
        onClick={() => void invite({ PersonId })}
        aria-label={intl.formatMessage({ id: "staff.people.act.inviteAgainOf" }, { name: Name || email })}
      >
        <FormattedMessage id="staff.people.act.inviteAgain" />
      </BusyButton>
      <ActionError error={error} />
      {data && data.Until === InvitedUntil && <InvitationSent email={email} until={data.Until} />}
    </>
  );
}
