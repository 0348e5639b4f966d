/**
 * The places of the road network: towns, beaches, airports and junctions. Written by hand from what road maps and
 * gazetteers of Cuba commonly say; positions are accurate to about 1 km. Tourist zones have their zone's code.
 */

/** `districts` are parts of a town; nothing stands at a `junction` but a turn-off. */
export type RoadPlaceKind = "town" | "district" | "beach" | "airport" | "junction";

export type RoadPlace = {
  readonly code: string;
  /** As it is called in Cuba. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: RoadPlaceKind;
  /** 1: a large town or a place that everybody asks for, to 4: a village. */
  readonly rank: 1 | 2 | 3 | 4;
  /** Whether it has gas stations that sell to rental cars. */
  readonly fuel: boolean;
};

type Row = readonly [
  code: string,
  name: string,
  latitude: number,
  longitude: number,
  kind: RoadPlaceKind,
  rank: RoadPlace["rank"],
  fuel?: "fuel",
];

const rows: readonly Row[] = [
  // The west
  ["PRI", "Pinar del Río", 22.417, -83.698, "town", 1, "fuel"],
  ["VIN", "Viñales", 22.616, -83.708, "town", 1, "fuel"],
  ["SJM", "San Juan y Martínez", 22.267, -83.833, "town", 3, "fuel"],
  ["GNE", "Guane", 22.2, -84.083, "town", 4],
  ["MLG", "María la Gorda", 21.823, -84.498, "beach", 3],
  ["CJU", "Cayo Jutías", 22.712, -84.015, "beach", 3],
  ["LPA", "La Palma", 22.747, -83.553, "town", 4, "fuel"],
  ["LEV", "Palma Rubia", 22.845, -83.465, "beach", 4],
  ["BHO", "Bahía Honda", 22.904, -83.16, "town", 4, "fuel"],
  ["TER", "Las Terrazas", 22.844, -82.94, "town", 2],
  ["SOR", "Soroa", 22.795, -83.008, "town", 3],
  ["JTE", "Salida a Las Terrazas", 22.819, -82.868, "junction", 4],
  ["JCA", "Candelaria", 22.744, -82.958, "town", 4, "fuel"],
  ["ART", "Artemisa", 22.814, -82.759, "town", 2, "fuel"],
  ["MRL", "Mariel", 22.991, -82.754, "town", 3, "fuel"],
  ["SAB", "San Antonio de los Baños", 22.891, -82.499, "town", 3, "fuel"],
  // Havana and around it
  ["LHA", "La Habana", 23.137, -82.359, "town", 1, "fuel"],
  ["VED", "Vedado", 23.139, -82.388, "district", 3, "fuel"],
  ["MIR", "Miramar", 23.117, -82.428, "district", 3, "fuel"],
  ["HAV", "Aeropuerto José Martí", 22.998, -82.405, "airport", 1],
  ["JA4", "La Coronela", 23.053, -82.466, "junction", 4],
  ["JVB", "Villa Panamericana", 23.153, -82.317, "junction", 4, "fuel"],
  ["PDE", "Playas del Este", 23.174, -82.195, "beach", 2, "fuel"],
  ["GBO", "Guanabo", 23.169, -82.127, "town", 3, "fuel"],
  ["SJL", "San José de las Lajas", 22.961, -82.151, "town", 2, "fuel"],
  ["GUI", "Güines", 22.836, -82.028, "town", 3, "fuel"],
  ["SCN", "Santa Cruz del Norte", 23.154, -81.924, "town", 3, "fuel"],
  ["JIB", "Jibacoa", 23.157, -81.866, "beach", 3],
  // Matanzas
  ["MTZ", "Matanzas", 23.041, -81.578, "town", 1, "fuel"],
  ["VRA", "Aeropuerto Varadero", 23.034, -81.435, "airport", 2],
  ["VAR", "Varadero", 23.1545, -81.253, "beach", 1, "fuel"],
  ["HIC", "Punta Hicacos", 23.196, -81.163, "beach", 4],
  ["CDS", "Cárdenas", 23.038, -81.205, "town", 2, "fuel"],
  ["JOV", "Jovellanos", 22.811, -81.198, "town", 3, "fuel"],
  ["COL", "Colón", 22.722, -80.907, "town", 3, "fuel"],
  ["JGR", "Jagüey Grande", 22.529, -81.133, "town", 3, "fuel"],
  ["ZAP", "Playa Larga", 22.283, -81.203, "beach", 2, "fuel"],
  ["GIR", "Playa Girón", 22.067, -81.037, "beach", 3],
  // Cienfuegos, Villa Clara, Sancti Spíritus
  ["AGU", "Aguada de Pasajeros", 22.385, -80.847, "town", 4, "fuel"],
  ["CFG", "Cienfuegos", 22.146, -80.436, "town", 1, "fuel"],
  ["CFA", "Aeropuerto Cienfuegos", 22.15, -80.414, "airport", 3],
  ["RLU", "Rancho Luna", 22.039, -80.427, "beach", 4],
  ["SCL", "Santa Clara", 22.407, -79.965, "town", 1, "fuel"],
  ["SNU", "Aeropuerto Santa Clara", 22.492, -79.944, "airport", 2],
  ["SAG", "Sagua la Grande", 22.809, -80.071, "town", 3, "fuel"],
  ["CRR", "Corralillo", 22.982, -80.585, "town", 4],
  ["REM", "Remedios", 22.494, -79.546, "town", 2, "fuel"],
  ["CAI", "Caibarién", 22.52, -79.472, "town", 3, "fuel"],
  ["BRU", "Aeropuerto Cayo Las Brujas", 22.621, -79.147, "airport", 4],
  ["CSM", "Cayo Santa María", 22.657, -79.046, "beach", 1],
  ["PLA", "Placetas", 22.317, -79.656, "town", 3, "fuel"],
  ["MAN", "Manicaragua", 22.15, -79.974, "town", 4, "fuel"],
  ["TRI", "Trinidad", 21.803, -79.984, "town", 1, "fuel"],
  ["ANC", "Playa Ancón", 21.738, -79.995, "beach", 3],
  ["TOP", "Topes de Collantes", 21.917, -80.018, "town", 3],
  ["SSP", "Sancti Spíritus", 21.93, -79.443, "town", 1, "fuel"],
  ["YAG", "Yaguajay", 22.328, -79.237, "town", 4, "fuel"],
  // Ciego de Ávila, Camagüey
  ["CAV", "Ciego de Ávila", 21.84, -78.762, "town", 1, "fuel"],
  ["MOR", "Morón", 22.111, -78.628, "town", 2, "fuel"],
  ["CCO", "Cayo Coco", 22.527, -78.401, "beach", 1, "fuel"],
  ["CGU", "Cayo Guillermo", 22.6, -78.68, "beach", 2],
  ["CCC", "Aeropuerto Cayo Coco", 22.461, -78.329, "airport", 3],
  ["FLO", "Florida", 21.525, -78.226, "town", 3, "fuel"],
  ["CMW", "Camagüey", 21.381, -77.917, "town", 1, "fuel"],
  ["CMA", "Aeropuerto Camagüey", 21.42, -77.848, "airport", 2],
  ["ESM", "Esmeralda", 21.852, -78.117, "town", 4, "fuel"],
  ["CCZ", "Cayo Cruz", 22.272, -77.81, "beach", 3],
  ["MIN", "Minas", 21.485, -77.605, "town", 4],
  ["NUE", "Nuevitas", 21.545, -77.264, "town", 3, "fuel"],
  ["STL", "Santa Lucía", 21.557, -77.047, "beach", 2, "fuel"],
  ["GUM", "Guáimaro", 21.055, -77.348, "town", 4, "fuel"],
  // The east
  ["VTU", "Las Tunas", 20.962, -76.951, "town", 1, "fuel"],
  ["PPA", "Puerto Padre", 21.195, -76.601, "town", 3, "fuel"],
  ["COV", "Playa Covarrubias", 21.297, -76.54, "beach", 3],
  ["HOG", "Holguín", 20.887, -76.263, "town", 1, "fuel"],
  ["HOA", "Aeropuerto Holguín", 20.786, -76.315, "airport", 2],
  ["GIB", "Gibara", 21.11, -76.132, "town", 2, "fuel"],
  ["GUA", "Guardalavaca", 21.124, -75.828, "beach", 1, "fuel"],
  ["BAN", "Banes", 20.97, -75.719, "town", 3, "fuel"],
  ["MAY", "Mayarí", 20.66, -75.678, "town", 3, "fuel"],
  ["MOA", "Moa", 20.657, -74.94, "town", 3, "fuel"],
  ["BAY", "Bayamo", 20.379, -76.643, "town", 1, "fuel"],
  ["MZO", "Manzanillo", 20.343, -77.117, "town", 2, "fuel"],
  ["NIQ", "Niquero", 20.044, -77.583, "town", 4, "fuel"],
  ["PIL", "Pilón", 19.906, -77.32, "town", 4, "fuel"],
  ["MAR", "Marea del Portillo", 19.917, -77.186, "beach", 3],
  ["CON", "Contramaestre", 20.3, -76.25, "town", 4, "fuel"],
  ["PSO", "Palma Soriano", 20.217, -75.999, "town", 3, "fuel"],
  ["SCU", "Santiago de Cuba", 20.021, -75.829, "town", 1, "fuel"],
  ["SCA", "Aeropuerto Santiago de Cuba", 19.97, -75.835, "airport", 2],
  ["SIB", "Siboney", 19.96, -75.704, "beach", 4],
  ["CHV", "Chivirico", 19.975, -76.401, "town", 4],
  ["GTM", "Guantánamo", 20.144, -75.209, "town", 1, "fuel"],
  ["SAN", "San Antonio del Sur", 20.057, -74.808, "town", 4],
  ["IMI", "Imías", 20.069, -74.628, "town", 4, "fuel"],
  ["CJB", "Cajobabo", 20.07, -74.482, "junction", 4],
  ["BAR", "Baracoa", 20.347, -74.497, "town", 1, "fuel"],
  ["MAI", "Punta de Maisí", 20.246, -74.144, "town", 3],
  // The islands without a road to the mainland
  ["IJV", "Nueva Gerona", 21.885, -82.804, "town", 2, "fuel"],
  ["GER", "Aeropuerto Nueva Gerona", 21.835, -82.784, "airport", 3],
  ["COO", "El Colony", 21.563, -82.979, "beach", 4],
  ["CLS", "Cayo Largo del Sur", 21.62, -81.565, "beach", 1],
  ["CYO", "Aeropuerto Cayo Largo", 21.617, -81.546, "airport", 3],
];

export const roadPlaces: ReadonlyMap<string, RoadPlace> = new Map(
  rows.map(([code, name, latitude, longitude, kind, rank, fuel]) => [
    code,
    { code, name, latitude, longitude, kind, rank, fuel: fuel === "fuel" },
  ]),
);
