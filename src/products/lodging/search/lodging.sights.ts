import { byRoad, kilometresBetween, type Position } from "../../../shared/roads/byRoad";
import type { Property } from "../lodging.catalogue";

/** The sights of a zone: the Cuban name, and the position. */
type Sight = readonly [name: string, latitude: number, longitude: number];

/** The sea wall of Havana, from the Castillo de la Punta to the mouth of the Almendares. */
const malecon = (
  [
    [23.1463, -82.3585],
    [23.1443, -82.3622],
    [23.1432, -82.3665],
    [23.1434, -82.3735],
    [23.1442, -82.38],
    [23.1463, -82.3865],
    [23.1462, -82.393],
    [23.1438, -82.3985],
    [23.1405, -82.404],
    [23.137, -82.4078],
    [23.1335, -82.4105],
  ] as const
).map(([latitude, longitude]): Sight => ["Malecón", latitude, longitude]);

/**
 * By the zone's code, what most visitors go there for first. Written by hand from what guide books of Cuba commonly say;
 * positions are accurate to about 200 m in towns and 1 km elsewhere. What the map names too (`mapNames.ts`) is in the same
 * place there. Of several places of one name, the nearest counts.
 */
const sightsOfZones: Readonly<Record<string, readonly Sight[]>> = {
  LHA: [["Capitolio", 23.1353, -82.3594], ["Plaza Vieja", 23.1361, -82.3498], ...malecon],
  PDE: [
    ["Playa Santa María", 23.1745, -82.192],
    ["Playa Guanabo", 23.1705, -82.126],
    ["Capitolio", 23.1353, -82.3594],
  ],
  JIB: [
    ["Playa Arroyo Bermejo", 23.157, -81.863],
    ["Puente de Bacunayagua", 23.147, -81.671],
    ["Parque Escaleras de Jaruco", 23.03, -82.03],
  ],
  VAR: [
    ["Parque Josone", 23.1555, -81.2505],
    ["Plaza América", 23.1855, -81.2022],
    ["Cueva de Ambrosio", 23.196, -81.171],
  ],
  ZAP: [
    ["Cueva de los Peces", 22.168, -81.14],
    ["Guamá", 22.37, -81.13],
    ["Caleta Buena", 22.055, -80.975],
  ],
  VIN: [
    ["Viñales", 22.616, -83.708],
    ["Mural de la Prehistoria", 22.619, -83.743],
    ["Cueva del Indio", 22.673, -83.7085],
  ],
  TER: [
    ["Las Terrazas", 22.843, -82.945],
    ["Salto de Soroa", 22.79, -83.012],
    ["Baños de San Juan", 22.83, -82.95],
  ],
  CFG: [
    ["Parque Martí", 22.1457, -80.4527],
    ["Palacio de Valle", 22.1255, -80.4525],
    ["Playa Rancho Luna", 22.045, -80.424],
  ],
  TRI: [
    ["Plaza Mayor", 21.8052, -79.9847],
    ["Playa Ancón", 21.738, -80.0],
    ["Valle de los Ingenios", 21.85, -79.9],
  ],
  TOP: [
    ["Salto del Caburní", 21.932, -80.005],
    ["Trinidad", 21.803, -79.984],
  ],
  SCL: [
    ["Parque Vidal", 22.407, -79.9645],
    ["Memorial Che Guevara", 22.402, -79.979],
    ["Tren Blindado", 22.41, -79.957],
  ],
  REM: [
    ["Plaza Mayor", 22.494, -79.546],
    ["Caibarién", 22.516, -79.472],
    ["Cayo Santa María", 22.657, -79.046],
  ],
  CSM: [
    ["Pueblo La Estrella", 22.6575, -79.047],
    ["Playa Perla Blanca", 22.6475, -78.975],
    ["Remedios", 22.494, -79.546],
  ],
  CCO: [
    ["Playa Flamenco", 22.543, -78.36],
    ["Playa Pilar", 22.61, -78.715],
    ["Morón", 22.11, -78.628],
  ],
  CGU: [
    ["Playa Pilar", 22.61, -78.715],
    ["Marina de Cayo Guillermo", 22.598, -78.65],
    ["Morón", 22.11, -78.628],
  ],
  CCZ: [
    ["Playa de Cayo Cruz", 22.272, -77.807],
    ["Cayo Romano", 22.07, -77.8],
  ],
  STL: [
    ["Playa Santa Lucía", 21.561, -77.045],
    ["La Boca", 21.585, -77.095],
    ["Camagüey", 21.381, -77.917],
  ],
  CMW: [
    ["Plaza San Juan de Dios", 21.3765, -77.917],
    ["Parque Agramonte", 21.379, -77.918],
    ["Plaza del Carmen", 21.3805, -77.9245],
  ],
  COV: [
    ["Playa Covarrubias", 21.298, -76.54],
    ["Puerto Padre", 21.195, -76.603],
  ],
  GIB: [
    ["Parque Calixto García", 21.1095, -76.1325],
    ["Cavernas de Panaderos", 21.117, -76.14],
    ["Holguín", 20.887, -76.263],
  ],
  GUA: [
    ["Playa Guardalavaca", 21.126, -75.828],
    ["Chorro de Maíta", 21.105, -75.797],
    ["Parque Bariay", 21.085, -76.015],
  ],
  HOG: [["Loma de la Cruz", 20.899, -76.266]],
  BAY: [
    ["Parque Céspedes", 20.3765, -76.643],
    ["Manzanillo", 20.343, -77.117],
  ],
  MAR: [
    ["Playa Marea del Portillo", 19.916, -77.188],
    ["Pilón", 19.906, -77.322],
  ],
  SCU: [
    ["Parque Céspedes", 20.0212, -75.8295],
    ["Castillo del Morro", 19.9675, -75.871],
    ["Cementerio Santa Ifigenia", 20.029, -75.8455],
  ],
  BAR: [
    ["Malecón de Baracoa", 20.348, -74.495],
    ["El Yunque", 20.345, -74.57],
    ["Playa Maguana", 20.456, -74.556],
  ],
  CLS: [
    ["Playa Sirena", 21.602, -81.64],
    ["Granja de las tortugas", 21.635, -81.515],
  ],
  IJV: [
    ["Nueva Gerona", 21.885, -82.804],
    ["Presidio Modelo", 21.877, -82.765],
  ],
};

/** The same with stable position objects, by which `byRoad` caches. */
const placesOfZones: ReadonlyMap<string, readonly (Position & { readonly name: string })[]> = new Map(
  Object.entries(sightsOfZones).map(([code, sights]) => [
    code,
    sights.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
  ]),
);

/** Streets and small roads are longer than the straight line, on average by this factor. */
const DETOUR = 1.3;
const WALKING_KM_PER_HOUR = 4.8;
const DRIVING_KM_PER_HOUR = 42;
/** Longer ways than this, in kilometres, are by car. */
const MOST_ON_FOOT = 2;
/** To and from the car, in minutes. */
const PARKING = 3;

/** The way to a sight, in minutes that are rounded to the positions' accuracy. */
export type SightNear = { name: string; minutes: number; onFoot: boolean };

type House = Pick<Property, "latitude" | "longitude" | "services"> & { readonly zone: Pick<Property["zone"], "code"> };

const known = new WeakMap<House, readonly SightNear[]>();

/**
 * Up to three sights, the nearest first, with the way there; no other beach for a house with its own. Cached for a house
 * of the catalogue. (LODGE-34, SPEED-15)
 */
export function sightsNear(house: House): readonly SightNear[] {
  const sights = known.get(house) ?? findSights(house);
  known.set(house, sights);
  return sights;
}

function findSights(house: House): SightNear[] {
  const ownBeach = house.services.includes("beachfront");
  return (placesOfZones.get(house.zone.code) ?? [])
    .filter(({ name }) => !(ownBeach && name.startsWith("Playa ")))
    .map((sight): SightNear => {
      const kilometres = kilometresBetween(house, sight) * DETOUR;
      const onFoot = kilometres <= MOST_ON_FOOT;
      const minutes = onFoot ? (kilometres / WALKING_KM_PER_HOUR) * 60 : drivenMinutes(house, sight, kilometres);
      return { name: sight.name, minutes: rounded(minutes), onFoot };
    })
    .sort((a, b) => Number(b.onFoot) - Number(a.onFoot) || a.minutes - b.minutes)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
}

/** By small roads over so many kilometres, or by the network's roads if they are faster. */
function drivenMinutes(from: Position, to: Position, kilometres: number): number {
  const locally = (kilometres / DRIVING_KM_PER_HOUR) * 60;
  return Math.min(locally, byRoad(from, to)?.minutes ?? locally) + PARKING;
}

/** Minutes in steps of five from ten on, of ten from an hour on, and never none. */
function rounded(minutes: number): number {
  if (minutes < 10) return Math.max(2, Math.round(minutes));
  const step = minutes < 60 ? 5 : 10;
  return Math.round(minutes / step) * step;
}
