import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Services } from "../../../../../platform/server/services";
import type { FoundPlans, PlanQuery } from "../../../plans/plans.schemas";
import { readSearch } from "../../../plans/search.rules";
import { searchClients, searchPlans } from "./search.repository";
import { makeAllSearchWords, makeSearchWords } from "./searchedClients.repository";

/** Plans in one answer. */
const SHOWN = 50;
/** Clients in one answer: who has more in common is found by another word. */
const CLIENTS_SHOWN = 10;

export type SearchService = ReturnType<typeof searchService>;

/** Finds clients and plans by anything that a client can quote. (DESK-3) */
export function searchService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For staff. The plans and clients shown are audited; the typed query is not, as it may be a name. */
    search: async (caller: Caller, { Query }: PlanQuery): Promise<FoundPlans> => {
      requireStaff(caller);
      const search = readSearch(Query);
      // Includes names that were written since the job's last run.
      await makeSearchWords(db);
      const matches = await searchPlans(db, search, SHOWN + 1);
      const shown = matches.slice(0, SHOWN);
      const clients = await searchClients(db, search, CLIENTS_SHOWN);
      const facts = {
        plans: shown.map(({ id }) => id).join(" "),
        clients: clients.map(({ id }) => id).join(" "),
      };
      await writeAudit(db, { at: now(), caller, action: "plans.searched", subject: "plans", facts });
      const Plans = shown.map(
        ({ id, clientId, firstName, lastName, email, state, createdAt, bookingIds, reversed }) => ({
          TravelPlanId: id,
          ClientId: clientId,
          ClientName: `${firstName} ${lastName}`,
          ClientEmail: email,
          State: state,
          CreatedAt: createdAt,
          BookingIds: bookingIds,
          RequestId: search.requestId,
          Reversed: reversed && { Reference: reversed.reference, At: reversed.at },
        }),
      );
      const Clients = clients.map(({ id, firstName, lastName, email, plans }) => ({
        ClientId: id,
        Name: `${firstName} ${lastName}`,
        Email: email,
        Plans: plans,
      }));
      return { Clients, Plans, More: matches.length > SHOWN };
    },

    /** A job: after an upgrade there may be many names that are not searched for yet. */
    prepare: (isOver: () => boolean) => makeAllSearchWords(db, isOver),
  };
}
