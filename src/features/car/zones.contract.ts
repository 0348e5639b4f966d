import { endpoint } from "../../shared/endpoint";
import type { CarZone } from "./car.schemas";

/**
 * The zones of WIRE-5 without the zone that may be in their path. The browser names one, so that this call is no part of what
 * the home page loads.
 */
export const zonesContract = {
  getAllCarZones: endpoint<CarZone[]>()({
    method: "GET",
    path: "/api/agencyZones/agencyZonesByActiveCarProducts/:country/:lang",
    access: "public",
  }),
} as const;
