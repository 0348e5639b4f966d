import { endpoint } from "../../shared/endpoint";
import type { CarZone } from "./car.schemas";

/**
 * The zones of WIRE-5, without the optional zone in the path, for the browser, which always names one. In a file of its
 * own, so that the home page does not load it.
 */
export const zonesContract = {
  getAllCarZones: endpoint<CarZone[]>()({
    method: "GET",
    path: "/api/agencyZones/agencyZonesByActiveCarProducts/:country/:lang",
    access: "public",
  }),
} as const;
