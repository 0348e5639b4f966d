import { type ComponentType, lazy } from "react";
import type { Hour } from "../../paint";
import type { Composition } from "../../Scene";
import { HouseFrame } from "../HouseFrame";

interface LandmarkProps {
  readonly hour: Hour | undefined;
  readonly title: string | undefined;
  /** Drawn if the landmark's file fails to load. */
  readonly otherwise: () => Composition;
}

type Landmark = ComponentType<LandmarkProps>;

/** A landmark whose file is loaded when it is first drawn. */
export function landmark(load: () => Promise<Composition>): Landmark {
  return lazy(async () => {
    const composition = await load().catch(() => null);
    return {
      default: ({ otherwise, ...scene }: LandmarkProps) => (
        <HouseFrame composition={composition ?? otherwise()} {...scene} />
      ),
    };
  });
}

// All landmarks are one chunk: the home page's first view includes the name of every chunk.
const vedado = () => import(/* webpackChunkName: "landmarks" */ "./vedado");
const oldHavana = () => import(/* webpackChunkName: "landmarks" */ "./oldHavana");
const varadero = () => import(/* webpackChunkName: "landmarks" */ "./varadero");
const hills = () => import(/* webpackChunkName: "landmarks" */ "./hills");
const towns = () => import(/* webpackChunkName: "landmarks" */ "./towns");

/** The landmarks, by the hotel's zone and number in the catalogue. (LODGE-21) */
export const landmarks: ReadonlyMap<string, Landmark> = new Map([
  ["LHA 1", landmark(async () => (await vedado()).nacional)],
  ["LHA 2", landmark(async () => (await vedado()).meliaCohiba)],
  ["LHA 4", landmark(async () => (await vedado()).habanaLibre)],
  ["LHA 5", landmark(async () => (await oldHavana()).parqueCentral)],
  ["LHA 7", landmark(async () => (await vedado()).torreK)],
  ["LHA 8", landmark(async () => (await oldHavana()).manzana)],
  ["LHA 11", landmark(async () => (await oldHavana()).inglaterra)],
  ["LHA 12", landmark(async () => (await oldHavana()).sevilla)],
  ["LHA 13", landmark(async () => (await vedado()).capri)],
  ["LHA 14", landmark(async () => (await vedado()).riviera)],
  ["LHA 15", landmark(async () => (await oldHavana()).ambosMundos)],
  ["VAR 23", landmark(async () => (await varadero()).meliaVaradero)],
  ["VAR 24", landmark(async () => (await varadero()).lasAmericas)],
  ["VAR 25", landmark(async () => (await varadero()).internacional)],
  ["VIN 41", landmark(async () => (await hills()).losJazmines)],
  ["TER 44", landmark(async () => (await hills()).moka)],
  ["CFG 47", landmark(async () => (await towns()).jagua)],
  ["TRI 50", landmark(async () => (await towns()).grandTrinidad)],
  ["SCU 85", landmark(async () => (await towns()).meliaSantiago)],
  ["SCU 86", landmark(async () => (await towns()).casaGranda)],
  ["BAR 87", landmark(async () => (await towns()).elCastillo)],
]);

export const landmarkOf = (zone: string, id: number): Landmark | undefined => landmarks.get(`${zone} ${id}`);
