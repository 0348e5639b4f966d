/**
 * Names on the map besides those of the road network (`shared/roads/roadPlaces.ts`): seas, mountains, the districts of
 * the places that visitors look at closely, and the sights that everybody asks for. Written by hand from what maps and
 * guide books of Cuba commonly say; positions are accurate to about 200 m in towns and 1 km elsewhere. A name is as it
 * is in Cuba; where the reader's language has another one, it is the message `map.name.<name>`.
 */

export type NameKind = "sea" | "region" | "district" | "sight";

export type MapName = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: NameKind;
  /** The scales, in pixels per unit (about a kilometre), between which it is shown. */
  readonly from: number;
  readonly to: number;
};

type Row = readonly [name: string, latitude: number, longitude: number, from?: number];

const named = (kind: NameKind, usual: number, to: number, rows: readonly Row[]): MapName[] =>
  rows.map(([name, latitude, longitude, from = usual]) => ({ name, latitude, longitude, kind, from, to }));

/** Every scale. */
const ANY = Number.POSITIVE_INFINITY;

export const mapNames: readonly MapName[] = [
  ...named("sea", 0, 12, [
    ["Estrecho de la Florida", 23.21, -83.3],
    ["Océano Atlántico", 22.6, -76.2],
    ["Mar Caribe", 20.55, -79.6],
    ["Golfo de Batabanó", 22.25, -82.35, 1.5],
    ["Golfo de Guacanayabo", 20.55, -77.5, 1.5],
    ["Bahía de Cárdenas", 23.1, -81.12, 6],
    ["Bahía de Cienfuegos", 22.12, -80.48, 12],
  ]),
  ...named("region", 1.6, 14, [
    ["Sierra de los Órganos", 22.55, -83.86],
    ["Guanahacabibes", 21.9, -84.6],
    ["Ciénaga de Zapata", 22.33, -81.75],
    ["Sierra del Escambray", 22.0, -80.1, 3],
    ["Sierra Maestra", 20.02, -76.75],
    ["Sierra Cristal", 20.52, -75.35],
    ["Valle de Viñales", 22.63, -83.74, 9],
    ["Valle de los Ingenios", 21.85, -79.9, 5],
    ["Pico Turquino", 19.989, -76.836, 3],
  ]),
  // Havana
  ...named("district", 9, ANY, [
    ["Habana Vieja", 23.1372, -82.352],
    ["Vedado", 23.136, -82.393],
    ["Miramar", 23.116, -82.426],
    ["Centro Habana", 23.1385, -82.367, 13],
    ["Playa", 23.092, -82.448, 16],
    ["Cerro", 23.11, -82.376, 16],
    ["Diez de Octubre", 23.089, -82.361, 18],
    ["Nuevo Vedado", 23.116, -82.399, 24],
    ["Marianao", 23.079, -82.428, 14],
    ["Siboney", 23.08, -82.474, 20],
    ["Jaimanitas", 23.088, -82.489, 20],
    ["Santa Fe", 23.076, -82.514, 18],
    ["Boyeros", 23.012, -82.4, 14],
    ["Regla", 23.127, -82.331, 18],
    ["Casablanca", 23.1455, -82.337, 26],
    ["Guanabacoa", 23.122, -82.301, 12],
    ["Cojímar", 23.161, -82.296, 14],
    ["Alamar", 23.16, -82.275, 14],
    ["Bacuranao", 23.172, -82.243, 18],
    ["Tarará", 23.174, -82.214, 18],
    ["Santa María del Mar", 23.172, -82.186, 12],
    ["Boca Ciega", 23.17, -82.157, 16],
  ]),
  ...named("sight", 26, ANY, [
    ["El Capitolio", 23.1353, -82.3594, 22],
    ["Malecón", 23.1434, -82.3735, 18],
    ["Plaza de la Revolución", 23.1235, -82.3864, 18],
    ["Castillo del Morro", 23.1504, -82.3567, 18],
    ["La Cabaña", 23.1475, -82.3503, 32],
    ["Catedral", 23.1412, -82.3518, 36],
    ["Plaza de Armas", 23.1402, -82.3493, 60],
    ["Plaza Vieja", 23.1361, -82.3498, 36],
    ["Parque Central", 23.1377, -82.3586, 60],
    ["Museo de la Revolución", 23.1416, -82.3567, 44],
    ["Barrio Chino", 23.1363, -82.3642, 44],
    ["Callejón de Hamel", 23.1382, -82.3727, 48],
    ["Almacenes San José", 23.1303, -82.3482, 40],
    ["Cristo de La Habana", 23.1437, -82.3435, 40],
    ["Universidad de La Habana", 23.1361, -82.3815, 34],
    ["Coppelia", 23.1392, -82.384, 44],
    ["La Rampa", 23.1418, -82.3828, 50],
    ["Cementerio de Colón", 23.123, -82.3985],
    ["Fábrica de Arte Cubano", 23.1275, -82.4095, 30],
    ["Quinta Avenida", 23.1115, -82.4345, 24],
    ["Tropicana", 23.094, -82.4215, 24],
    ["Marina Hemingway", 23.0893, -82.502, 16],
    ["Fusterlandia", 23.0896, -82.4895, 30],
    ["Finca Vigía", 23.0682, -82.2963, 12],
    ["Parque Lenin", 23.015, -82.375, 12],
    ["Jardín Botánico", 22.99, -82.337, 12],
  ]),
  // Varadero
  ...named("district", 9, ANY, [
    ["Santa Marta", 23.1225, -81.296, 12],
    ["Centro de Varadero", 23.1505, -81.26, 20],
    ["La Torre", 23.1745, -81.2215, 26],
    ["Punta Hicacos", 23.2045, -81.14],
  ]),
  ...named("sight", 20, ANY, [
    ["Parque Josone", 23.1555, -81.2505],
    ["Mansión Xanadú", 23.1868, -81.2065],
    ["Plaza América", 23.1855, -81.2022, 30],
    ["Delfinario", 23.184, -81.187],
    ["Cueva de Ambrosio", 23.196, -81.171, 26],
    ["Reserva Varahicacos", 23.1985, -81.157, 16],
    ["Marina Gaviota", 23.2005, -81.1365],
    ["Casa de Al", 23.1405, -81.283],
  ]),
  // Matanzas and Zapata
  ...named("sight", 9, ANY, [
    ["Cuevas de Bellamar", 23.016, -81.553],
    ["Playa Coral", 23.111, -81.44, 12],
    ["Valle de Yumurí", 23.08, -81.65, 7],
    ["Guamá", 22.37, -81.13, 5],
    ["Cueva de los Peces", 22.168, -81.14, 7],
    ["Caleta Buena", 22.055, -80.975, 7],
  ]),
  // Viñales and the west
  ...named("sight", 9, ANY, [
    ["Mural de la Prehistoria", 22.619, -83.743],
    ["Cueva del Indio", 22.673, -83.7085],
    ["Palenque de los Cimarrones", 22.658, -83.704, 16],
    ["Mirador de Los Jazmines", 22.601, -83.73],
    ["Valle del Silencio", 22.641, -83.74, 14],
    ["Caverna de Santo Tomás", 22.56, -83.84],
    ["Puerto Esperanza", 22.768, -83.733, 7],
    ["Cayo Levisa", 22.886, -83.52, 3],
    ["San Diego de los Baños", 22.645, -83.37, 5],
    ["Salto de Soroa", 22.79, -83.012, 14],
    ["Baños de San Juan", 22.83, -82.95, 14],
  ]),
  // Cienfuegos
  ...named("district", 9, ANY, [
    ["Punta Gorda", 22.129, -80.452],
    ["Centro de Cienfuegos", 22.147, -80.452, 20],
  ]),
  ...named("sight", 18, ANY, [
    ["Parque José Martí", 22.1457, -80.4527, 26],
    ["Palacio de Valle", 22.1255, -80.4525],
    ["Castillo de Jagua", 22.066, -80.463, 9],
    ["El Nicho", 22.05, -80.12, 5],
    ["Jardín Botánico de Cienfuegos", 22.123, -80.325, 9],
  ]),
  // Trinidad
  ...named("district", 9, ANY, [
    ["Centro histórico", 21.8055, -79.9845, 26],
    ["Casilda", 21.754, -79.9905],
    ["La Boca", 21.768, -80.026],
  ]),
  ...named("sight", 36, ANY, [
    ["Plaza Mayor", 21.8052, -79.9847, 30],
    ["Convento de San Francisco", 21.8064, -79.9848, 60],
    ["Ermita de la Popa", 21.8088, -79.9815],
    ["Parque El Cubano", 21.828, -80.014, 14],
    ["Torre Manaca Iznaga", 21.8452, -79.882, 9],
    ["Salto del Caburní", 21.932, -80.005, 9],
  ]),
  // Santa Clara, Remedios and the cays
  ...named("sight", 14, ANY, [
    ["Memorial del Che", 22.402, -79.979],
    ["Parque Vidal", 22.407, -79.9645, 26],
    ["Lago Hanabanilla", 22.1, -80.07, 5],
  ]),
  ...named("district", 7, ANY, [
    ["Las Brujas", 22.623, -79.153],
    ["Ensenachos", 22.623, -79.113],
    ["Playa Perla Blanca", 22.6475, -78.975],
  ]),
  ...named("sight", 14, ANY, [
    ["Pueblo La Estrella", 22.6575, -79.047],
    ["Pueblo Las Dunas", 22.649, -79.018],
  ]),
  ...named("district", 7, ANY, [
    ["Playa Flamenco", 22.543, -78.36],
    ["Playa Larga (Cayo Coco)", 22.549, -78.375, 12],
    ["Playa Pilar", 22.609, -78.715],
    ["Cayo Paredón Grande", 22.475, -78.165],
    ["Playa Sirena", 21.602, -81.64],
    ["Playa Paraíso", 21.602, -81.598],
    ["Cayo Romano", 22.07, -77.8, 4],
    ["Cayo Sabinal", 21.66, -77.2, 4],
  ]),
  // Camagüey and the east
  ...named("sight", 20, ANY, [
    ["Parque Agramonte", 21.379, -77.918],
    ["Plaza San Juan de Dios", 21.3765, -77.917, 30],
    ["Plaza del Carmen", 21.3805, -77.9245],
    ["Playa Los Cocos", 21.553, -77.02, 9],
    ["Loma de la Cruz", 20.899, -76.266, 14],
    ["Playa Pesquero", 21.12, -75.926, 7],
    ["Playa Esmeralda", 21.122, -75.87, 7],
    ["Bahía de Naranjo", 21.1, -75.89, 12],
    ["Cayo Saetía", 20.77, -75.74, 4],
    ["Comandancia de La Plata", 20.045, -76.86, 5],
  ]),
  // Santiago and Baracoa
  ...named("district", 14, ANY, [
    ["Vista Alegre", 20.03, -75.808],
    ["Centro de Santiago", 20.0215, -75.83, 20],
  ]),
  ...named("sight", 22, ANY, [
    ["Parque Céspedes", 20.0212, -75.8295, 30],
    ["Cuartel Moncada", 20.0277, -75.82],
    ["Santa Ifigenia", 20.029, -75.8455],
    ["San Pedro de la Roca", 19.9675, -75.871, 9],
    ["El Cobre", 20.049, -75.946, 5],
    ["La Gran Piedra", 20.011, -75.627, 5],
    ["El Yunque", 20.345, -74.57, 5],
    ["Playa Maguana", 20.456, -74.556, 7],
    ["Boca de Yumurí", 20.302, -74.305, 7],
    ["Parque Nacional Humboldt", 20.52, -74.72, 3.5],
  ]),
  // The islands
  ...named("sight", 7, ANY, [["Presidio Modelo", 21.877, -82.765]]),
];
