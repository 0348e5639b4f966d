import { endpoint } from "../../shared/endpoint";
import type { Invited, NewPerson, NewRole, OfInvited, OfPerson, Person, SupplyChoices } from "./people.schemas";

/** The owner alone. */
const ofOwners = { access: "staff", staff: [] } as const;
const changeByOwners = { method: "POST", ...ofOwners, reauthenticated: true } as const;

/** The staff of the shop, for its owners. (DESK-105) */
export const peopleContract = {
  getPeople: endpoint<Person[]>()({ method: "GET", path: "/api/support/people", ...ofOwners }),
  getSupplyChoices: endpoint<SupplyChoices>()({ method: "GET", path: "/api/support/people/suppliers", ...ofOwners }),
  invitePerson: endpoint<Invited, NewPerson>()({ path: "/api/support/people/invite", ...changeByOwners }),
  /** Mails a new link for the same role; the last one ends. */
  inviteAgain: endpoint<Invited, OfInvited>()({ path: "/api/support/people/inviteAgain", ...changeByOwners }),
  withdrawInvitation: endpoint<null, OfPerson>()({ path: "/api/support/people/withdraw", ...changeByOwners }),
  disablePerson: endpoint<null, OfPerson>()({ path: "/api/support/people/disable", ...changeByOwners }),
  enablePerson: endpoint<null, OfPerson>()({ path: "/api/support/people/enable", ...changeByOwners }),
  changeRole: endpoint<null, NewRole>()({ path: "/api/support/people/role", ...changeByOwners }),
  endSessions: endpoint<null, OfPerson>()({ path: "/api/support/people/endSessions", ...changeByOwners }),
  forgetFactor: endpoint<null, OfPerson>()({ path: "/api/support/people/forgetFactor", ...changeByOwners }),
} as const;
