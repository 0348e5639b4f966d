import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Caller } from "../../../../platform/server/http/caller";
import { route } from "../../../../platform/server/http/route";
import { peopleContract } from "../../people.contract";
import { Invited, NewPerson, NewRole, OfInvited, OfPerson, Person, SupplyChoices } from "../../people.schemas";
import type { Supplies } from "./staff.ports";
import type { StaffMember, StaffPeople } from "./staffPeople";

/** The staff of the shop, for its owners: each change takes a reason, and is audited with it. (DESK-105) */
export function peopleRoutes(app: FastifyInstance, people: StaffPeople): void {
  const changing = { body: OfPerson, data: Type.Null() };
  const ordered = (change: typeof people.disable) => async (given: { caller: Caller; body: OfPerson }) => {
    const { caller, body } = given;
    await change({ caller, reason: body.Reason }, { id: body.PersonId });
    return null;
  };
  route(app, peopleContract.getPeople, { data: Type.Array(Person) }, async ({ caller }) =>
    (await people.list()).map((member) => personOf(member, caller)),
  );
  route(app, peopleContract.getSupplyChoices, { data: SupplyChoices }, async () => {
    const { company, house } = await people.supplyChoices();
    return { Companies: company.map(namedOf), Houses: house.map(namedOf) };
  });
  route(app, peopleContract.invitePerson, { body: NewPerson, data: Invited }, async ({ caller, body }) => {
    const { email, StaffRole: staffRole, Supplies: supplied, Language: language } = body;
    return { Until: await people.invite({ caller }, { email, staffRole, language, supplies: suppliesIn(supplied) }) };
  });
  route(app, peopleContract.inviteAgain, { body: OfInvited, data: Invited }, async ({ caller, body }) => ({
    Until: await people.inviteAgain({ caller }, { id: body.PersonId }),
  }));
  route(app, peopleContract.withdrawInvitation, changing, ordered(people.withdraw));
  route(app, peopleContract.disablePerson, changing, ordered(people.disable));
  route(app, peopleContract.enablePerson, changing, ordered(people.enable));
  route(app, peopleContract.changeRole, { body: NewRole, data: Type.Null() }, async ({ caller, body }) => {
    const { PersonId: id, StaffRole: staffRole, Supplies: supplied, Reason } = body;
    await people.changeRole({ caller, reason: Reason }, { id }, { staffRole, supplies: suppliesIn(supplied) });
    return null;
  });
  route(app, peopleContract.endSessions, changing, ordered(people.endSessions));
  route(app, peopleContract.forgetFactor, changing, ordered(people.forgetFactor));
}

const namedOf = ({ id, name }: { id: number; name: string }) => ({ Id: id, Name: name });

const suppliesIn = (given: NewPerson["Supplies"]): Supplies | null => given && { kind: given.Kind, ids: given.Ids };

function personOf(member: StaffMember, caller: Caller): Person {
  const { id, email, name, supplied, secondFactor, sessions, lastSeenAt, status } = member;
  return {
    PersonId: id,
    email,
    Name: name,
    StaffRole: status.role,
    Supplies: supplied && { Kind: supplied.kind, Of: supplied.of.map(namedOf) },
    Status: status.kind,
    InvitedUntil: "until" in status ? status.until : null,
    SecondFactor: secondFactor,
    Sessions: sessions,
    LastSeenAt: lastSeenAt,
    Self: id === caller.clientId,
  };
}
