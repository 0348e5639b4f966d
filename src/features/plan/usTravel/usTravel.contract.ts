import { byClient, byClientAlone, endpoint } from "../../../shared/endpoint";
import type { StatedUsTravel, UsTravel } from "./usTravel.schemas";

/** A plan's category of travel under US law. (PLAN-50) */
export const usTravelContract = {
  getUsTravel: endpoint<UsTravel>()({ method: "GET", path: "/api/checkout/:planId/usTravel", ...byClient }),
  /** For the client only, because it is a statement under US law. */
  stateUsTravel: endpoint<UsTravel, StatedUsTravel>()({
    method: "POST",
    path: "/api/checkout/:planId/usTravel",
    ...byClientAlone,
  }),
} as const;
