import { byClientAlone, endpoint } from "../../shared/endpoint";
import type { OfSession, OwnSessions } from "./sessions.schemas";

/** A person's own sessions, for clients and staff. Staff in a client's place neither see nor end them. (SAFE-66) */
export const sessionsContract = {
  getOwnSessions: endpoint<OwnSessions>()({ method: "GET", path: "/api/sessions", ...byClientAlone }),
  /** No effect on another person's. */
  endOwnSession: endpoint<null, OfSession>()({ method: "POST", path: "/api/sessions/end", ...byClientAlone }),
  /** All but the caller's. */
  endOtherSessions: endpoint<null>()({ method: "POST", path: "/api/sessions/endOthers", ...byClientAlone }),
} as const;
