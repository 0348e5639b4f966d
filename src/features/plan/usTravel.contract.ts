import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { StatedUsTravel, UsTravel } from "./usTravel.schemas";

/** The category of travel under US law, with each plan. (PLAN-50) */
export const usTravelContract = {
  getUsTravel: endpoint<UsTravel>()({ method: "GET", path: "/api/checkout/:planId/usTravel", ...byClient }),
  /** By the client alone: it is a statement under US law. */
  stateUsTravel: endpoint<UsTravel, StatedUsTravel>()({
    method: "POST",
    path: "/api/checkout/:planId/usTravel",
    ...byClientAlone,
  }),
} as const;
