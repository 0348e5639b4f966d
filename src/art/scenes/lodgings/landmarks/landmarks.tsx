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
export function lazyLandmark(load: () => Promise<Composition>): Landmark {
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
  ["LHA 1", lazyLandmark(async () => (await vedado()).nacional)],
  ["LHA 2", lazyLandmark(async () => (await vedado()).meliaCohiba)],
  ["LHA 4", lazyLandmark(async () => (await vedado()).habanaLibre)],
  ["LHA 5", lazyLandmark(async () => (await oldHavana()).parqueCentral)],
  ["LHA 7", lazyLandmark(async () => (await vedado()).torreK)],
  ["LHA 8", lazyLandmark(async () => (await oldHavana()).manzana)],
  ["LHA 11", lazyLandmark(async () => (await oldHavana()).inglaterra)],
  ["LHA 12", lazyLandmark(async () => (await oldHavana()).sevilla)],
  ["LHA 13", lazyLandmark(async () => (await vedado()).capri)],
  ["LHA 14", lazyLandmark(async () => (await vedado()).riviera)],
  ["LHA 15", lazyLandmark(async () => (await oldHavana()).ambosMundos)],
  ["VAR 23", lazyLandmark(async () => (await varadero()).meliaVaradero)],
  ["VAR 24", lazyLandmark(async () => (await varadero()).lasAmericas)],
  ["VAR 25", lazyLandmark(async () => (await varadero()).internacional)],
  ["VIN 41", lazyLandmark(async () => (await hills()).losJazmines)],
  ["TER 44", lazyLandmark(async () => (await hills()).moka)],
  ["CFG 47", lazyLandmark(async () => (await towns()).jagua)],
  ["TRI 50", lazyLandmark(async () => (await towns()).grandTrinidad)],
  ["SCU 85", lazyLandmark(async () => (await towns()).meliaSantiago)],
  ["SCU 86", lazyLandmark(async () => (await towns()).casaGranda)],
  ["BAR 87", lazyLandmark(async () => (await towns()).elCastillo)],
]);

export const landmarkOf = (zone: string, id: number): Landmark | undefined => landmarks.get(`${zone} ${id}`);
