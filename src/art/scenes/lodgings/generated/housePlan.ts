import type { Building } from "../../../../shared/lodgingCodes";
import type { Paint } from "../../paint";

/** The building style of a kind in its surroundings. */
export type Style = "city" | "resort" | "colonial" | "lodge" | "modern" | "casa" | "porch";

type Setting = "town" | "coast" | "hills";

const settings: Readonly<Record<string, Setting>> = {
  LHA: "town",
  CFG: "town",
  TRI: "town",
  SCL: "town",
  REM: "town",
  CMW: "town",
  GIB: "town",
  HOG: "town",
  BAY: "town",
  SCU: "town",
  VIN: "hills",
  TER: "hills",
  TOP: "hills",
  BAR: "hills",
};

/** The surroundings of a zone's buildings. An unknown zone is at the coast, as most are. */
export const settingOf = (zone: string): Setting => settings[zone] ?? "coast";

// The lengths of a style's lists have no common factor. Buildings of one zone have consecutive ids, so the number of
// buildings that differ in form, roof or front is the product of the lengths.
const parts = {
  city: {
    forms: ["slab", "palace", "twins", "corner", "setbacks"],
    roofs: ["parapet", "terrace", "penthouse"],
    fronts: ["arcade", "awnings", "glass", "columns"],
  },
  resort: {
    forms: ["slab", "wings", "cottages", "steps", "tower"],
    roofs: ["flat", "tiles", "gables"],
    fronts: ["lagoon", "garden", "pool", "beach"],
  },
  colonial: {
    forms: ["balcony", "portal", "pediment", "lookout", "grilles"],
    roofs: ["tiles", "balustrade", "parapet"],
    fronts: ["lamps", "palms", "benches", "cobbles"],
  },
  lodge: {
    forms: ["hall", "cabins", "gallery", "chalets", "tiers"],
    roofs: ["thatch", "tiles", "boards"],
    fronts: ["deck", "garden", "pool", "path"],
  },
  modern: {
    forms: ["stacked", "stilts", "long"],
    roofs: ["flat", "butterfly"],
    fronts: ["pool", "garden", "drive", "wall", "palms"],
  },
  casa: {
    forms: ["grilles", "balcony", "portal"],
    roofs: ["tiles", "parapet"],
    fronts: ["lamps", "cobbles", "benches", "palms", "steps"],
  },
  porch: {
    forms: ["gable", "long", "raised"],
    roofs: ["tiles", "thatch"],
    fronts: ["path", "garden", "fence", "field", "palms"],
  },
} as const satisfies Record<Style, Record<"forms" | "roofs" | "fronts", readonly string[]>>;

type Form<S extends Style> = (typeof parts)[S]["forms"][number];
type Roof<S extends Style> = (typeof parts)[S]["roofs"][number];
type Front<S extends Style> = (typeof parts)[S]["fronts"][number];

const faces = ["loggias", "balconies", "arches"] as const;
const walls: readonly Paint[] = ["guava", "sugar", "mango", "blue", "foam", "sea3", "stone"];

export interface PlanOf<S extends Style> {
  readonly style: S;
  readonly form: Form<S>;
  readonly roof: Roof<S>;
  /** What is in front of the building. */
  readonly front: Front<S>;
  /** The kind of openings in each storey. */
  readonly face: (typeof faces)[number];
  /** Storeys in addition to the form's minimum. */
  readonly more: 0 | 1 | 2;
  readonly wall: Paint;
  readonly mirrored: boolean;
}

/** A building's plan, of any style. */
export type HousePlan = { readonly [S in Style]: PlanOf<S> }[Style];

const villaStyles: Record<Setting, Style> = { town: "casa", coast: "modern", hills: "porch" };
const styles: Record<Exclude<Building, "villa">, Style> = {
  grandHotel: "city",
  resort: "resort",
  colonialHouse: "colonial",
  lodge: "lodge",
};

function styleOf(kind: Building, zone: string, id: number): Style {
  if (kind !== "villa") return styles[kind];
  // La Habana has the villas of Miramar and Siboney as well as the houses of its old town, Cienfuegos those of Punta
  // Gorda.
  if (zone === "CFG" || (zone === "LHA" && id % 2 === 1)) return "modern";
  return villaStyles[settingOf(zone)];
}

/**
 * A building's plan by its kind, zone and id: always the same, and different from its neighbours in more than colour.
 * (LODGE-21)
 */
export function housePlan(kind: Building, zone: string, id: number): HousePlan {
  return planners[styleOf(kind, zone, id)](Math.abs(id));
}

const planners = {
  city: planIn("city"),
  resort: planIn("resort"),
  colonial: planIn("colonial"),
  lodge: planIn("lodge"),
  modern: planIn("modern"),
  casa: planIn("casa"),
  porch: planIn("porch"),
};

function planIn<S extends Style>(style: S): (id: number) => PlanOf<S> {
  return (id) => ({
    style,
    form: turn<Form<S>>(parts[style].forms, id),
    roof: turn<Roof<S>>(parts[style].roofs, id),
    front: turn<Front<S>>(parts[style].fronts, id),
    face: turn(faces, Math.floor(id / 2)),
    more: turn([0, 2, 1] as const, Math.floor(id / 4)),
    wall: turn(walls, id),
    mirrored: id % 2 === 1,
  });
}

function turn<Item>(list: readonly Item[], id: number): Item {
  const item = list[id % list.length];
  if (item === undefined) throw new RangeError("an empty list");
  return item;
}
