import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { Invited, Person } from "../../../../account/people.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskList } from "../../parts/DeskList";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { InvitationSent } from "./InvitationSent";
import { InviteForm } from "./InviteForm";
import { PersonRow } from "./PersonRow";
import { useGetPeopleQuery } from "./people.api";

/** /support/people: the staff of the shop, for its owners. (DESK-105) */
export default function PeoplePage() {
  const { data, isError, error, refetch } = useGetPeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={<FormattedMessage id="staff.people.title" />} lead={<FormattedMessage id="staff.people.lead" />}>
      {data && <People people={data} />}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="staff.people.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="staff.people.loading" />} heights={[120, 120, 120]} />
      )}
    </PageFrame>
  );
}

const statuses: readonly Person["Status"][] = ["inService", "invited", "invitationOver", "disabled"];

/** People who can sign in come first, and those who no longer can last; each by name. */
function inOrder(people: readonly Person[], language: string): Person[] {
  const rank = ({ Status }: Person) => statuses.indexOf(Status);
  const named = ({ Name, email }: Person) => Name || email;
  return [...people].sort((a, b) => rank(a) - rank(b) || named(a).localeCompare(named(b), language));
}

const Block = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

function People({ people }: { readonly people: readonly Person[] }) {
  const { locale } = useIntl();
  const [isInviting, setInviting] = useState(false);
  const [sent, setSent] = useState<(Invited & { email: string }) | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // A link that was replaced or withdrawn is no longer announced.
  const isOpen = people.some(({ InvitedUntil }) => InvitedUntil !== null && InvitedUntil === sent?.Until);
  // The form was taller than a phone's window, and the message is where the form began.
  useEffect(() => {
    if (isOpen) said.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const button = useLostFocus<HTMLButtonElement>(`${isInviting} ${people.length}`);
  const onSent = (email: string, invited: Invited) => {
    setInviting(false);
    setSent({ email, ...invited });
  };
  return (
    <Block>
      {sent && isOpen && (
        <div ref={said}>
          <InvitationSent email={sent.email} until={sent.Until} />
        </div>
      )}
      {isInviting ? (
        <InviteForm onSent={onSent} onBack={() => setInviting(false)} />
      ) : (
        <div>
          <Button
            ref={button}
            variant="contained"
            color="secondary"
            onClick={() => {
              setSent(null);
              setInviting(true);
            }}
          >
            <FormattedMessage id="staff.people.invite" />
          </Button>
        </div>
      )}
      <DeskList
        items={inOrder(people, locale)}
        keyOf={({ PersonId }) => PersonId}
        none={<FormattedMessage id="staff.people.none" />}
      >
        {(person) => <PersonRow person={person} />}
      </DeskList>
    </Block>
  );
}
