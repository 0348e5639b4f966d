import { endpoint } from "../../shared/endpoint";
import type { Invited, NewPerson, NewRole, OfInvited, OfPerson, Person, SupplyChoices } from "./people.schemas";

/** The owner alone. */
const ofOwners = { access: "staff", staff: [] } as const;

/** The staff of the shop, for its owners. (DESK-105) */
export const peopleContract = {
  getPeople: endpoint<Person[]>()({ method: "GET", path: "/api/support/people", ...ofOwners }),
  getSupplyChoices: endpoint<SupplyChoices>()({ method: "GET", path: "/api/support/people/suppliers", ...ofOwners }),
  invitePerson: endpoint<Invited, NewPerson>()({ method: "POST", path: "/api/support/people/invite", ...ofOwners }),
  /** Mails a new link for the same role; the last one ends. */
  inviteAgain: endpoint<Invited, OfInvited>()({
    method: "POST",
    path: "/api/support/people/inviteAgain",
    ...ofOwners,
  }),
  withdrawInvitation: endpoint<null, OfPerson>()({
    method: "POST",
    path: "/api/support/people/withdraw",
    ...ofOwners,
  }),
  disablePerson: endpoint<null, OfPerson>()({ method: "POST", path: "/api/support/people/disable", ...ofOwners }),
  enablePerson: endpoint<null, OfPerson>()({ method: "POST", path: "/api/support/people/enable", ...ofOwners }),
  changeRole: endpoint<null, NewRole>()({ method: "POST", path: "/api/support/people/role", ...ofOwners }),
  endSessions: endpoint<null, OfPerson>()({ method: "POST", path: "/api/support/people/endSessions", ...ofOwners }),
  forgetFactor: endpoint<null, OfPerson>()({ method: "POST", path: "/api/support/people/forgetFactor", ...ofOwners }),
} as const;
