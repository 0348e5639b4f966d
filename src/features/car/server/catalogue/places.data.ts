/**
 * Facts of the map: provinces by their ISO 3166-2:CU number, and tourist zones. Positions are good to 1–3 km.
 * (OPS-10)
 */

export const provinceData: [code: string, name: string][] = [
  ["01", "Pinar del Río"],
  ["15", "Artemisa"],
  ["03", "La Habana"],
  ["16", "Mayabeque"],
  ["04", "Matanzas"],
  ["06", "Cienfuegos"],
  ["05", "Villa Clara"],
  ["07", "Sancti Spíritus"],
  ["08", "Ciego de Ávila"],
  ["09", "Camagüey"],
  ["10", "Las Tunas"],
  ["11", "Holguín"],
  ["12", "Granma"],
  ["13", "Santiago de Cuba"],
  ["14", "Guantánamo"],
  ["99", "Isla de la Juventud"],
];

/** A zone's id is its place in this list, from 1: new zones go to its end. La Habana is 2, the default zone (CAR-12). */
export const zoneData: [code: string, name: string, province: string, latitude: number, longitude: number][] = [
  ["PDE", "Playas del Este", "03", 23.174, -82.195],
  ["LHA", "La Habana", "03", 23.136, -82.359],
  ["JIB", "Jibacoa", "16", 23.157, -81.866],
  ["VAR", "Varadero", "04", 23.157, -81.245],
  ["ZAP", "Ciénaga de Zapata", "04", 22.287, -81.198],
  ["VIN", "Viñales", "01", 22.616, -83.708],
  ["TER", "Las Terrazas-Soroa", "15", 22.844, -82.94],
  ["CFG", "Cienfuegos", "06", 22.146, -80.436],
  ["TRI", "Trinidad", "07", 21.803, -79.984],
  ["TOP", "Topes de Collantes", "07", 21.917, -80.018],
  ["SCL", "Santa Clara", "05", 22.407, -79.965],
  ["REM", "Remedios", "05", 22.494, -79.546],
  ["CSM", "Cayo Santa María", "05", 22.657, -79.046],
  ["CCO", "Cayo Coco", "08", 22.527, -78.401],
  ["CGU", "Cayo Guillermo", "08", 22.6, -78.68],
  ["CCZ", "Cayo Cruz", "09", 22.272, -77.81],
  ["STL", "Santa Lucía", "09", 21.557, -77.047],
  ["CMW", "Camagüey", "09", 21.381, -77.917],
  ["COV", "Playa Covarrubias", "10", 21.297, -76.54],
  ["GIB", "Gibara", "11", 21.109, -76.132],
  ["GUA", "Guardalavaca", "11", 21.124, -75.828],
  ["HOG", "Holguín", "11", 20.887, -76.263],
  ["BAY", "Bayamo", "12", 20.376, -76.643],
  ["MAR", "Marea del Portillo", "12", 19.917, -77.186],
  ["SCU", "Santiago de Cuba", "13", 20.021, -75.829],
  ["BAR", "Baracoa", "14", 20.347, -74.497],
  ["CLS", "Cayo Largo del Sur", "99", 21.613, -81.564],
  ["IJV", "Isla de la Juventud", "99", 21.885, -82.804],
];
