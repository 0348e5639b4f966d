import { endpoint } from "../../../shared/endpoint";
import type { OfClient } from "../actions.schemas";
import type { ClientPast, ClientPastQuery, NoteOnClient, SupportClient, SuspensionOfClient } from "./client.schemas";

/** A client in the back office: for those who look after clients and their money. (DESK-33) */
const ofClients = { access: "staff", staff: ["desk", "finance"] } as const;
const change = { method: "POST", ...ofClients } as const;

export const clientContract = {
  /** Each access is audited, once an hour. */
  getSupportClient: endpoint<SupportClient>()({ method: "GET", path: "/api/support/clients/:clientId", ...ofClients }),
  /** Messages and the audit log, audited as the client. */
  getClientPast: endpoint<ClientPast, ClientPastQuery>()({ path: "/api/support/clients/past", ...change }),
  /** Suspends the client, who can book nothing new until it ends or is lifted, and is told the reason. (SAFE-29) */
  suspendClient: endpoint<null, SuspensionOfClient>()({ path: "/api/support/clients/suspend", ...change }),
  liftSuspension: endpoint<null, OfClient>()({ path: "/api/support/clients/liftSuspension", ...change }),
  /** A note that only colleagues read. */
  noteOnClient: endpoint<null, NoteOnClient>()({ path: "/api/support/clients/note", ...change }),
} as const;
