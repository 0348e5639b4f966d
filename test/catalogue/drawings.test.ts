import { housePlan } from "../../src/art/scenes/lodgings/generated/housePlan";
import { landmarks } from "../../src/art/scenes/lodgings/landmarks/landmarks";
import { type Building, buildings } from "../../src/shared/lodgingCodes";
import { demoRows } from "./demoCatalogue";

const isBuilding = (name = ""): name is Building => buildings.some((building) => building === name);
const properties = demoRows("houses").flatMap(({ id = "", name, zone, building }) =>
  zone !== undefined && isBuilding(building) ? [{ id: Number(id), name, zone, building, place: `${zone} ${id}` }] : [],
);
const codes = [...new Set(properties.map(({ zone }) => zone))];

describe("the drawings of the catalogue's properties (LODGE-21)", () => {
  it("show the best-known hotels as they are", () => {
    const known = properties.filter(({ place }) => landmarks.has(place)).map(({ name }) => name);
    expect(known).toHaveLength(landmarks.size);
    expect(known).toEqual([
      "Hotel Nacional de Cuba",
      "Meliá Cohiba",
      "Tryp Habana Libre",
      "Iberostar Parque Central",
      "Iberostar Selection La Habana",
      "Gran Hotel Manzana",
      "Inglaterra",
      "Sevilla",
      "NH Capri",
      "Habana Riviera",
      "Ambos Mundos",
      "Meliá Varadero",
      "Meliá Las Américas",
      "Meliá Internacional",
      "Los Jazmines",
      "Moka",
      "Jagua",
      "Iberostar Heritage Grand Trinidad",
      "Meliá Santiago de Cuba",
      "Iberostar Casa Granda",
      "El Castillo",
    ]);
  });

  it.each(codes)("differ in %s by how the properties are built, not only by their colours", (code) => {
    const built = properties
      .filter(({ zone }) => zone === code)
      .map(({ id, place, building }) => {
        if (landmarks.has(place)) return place;
        const { style, form, roof, front } = housePlan(building, code, id);
        return `${style} ${form} ${roof} ${front}`;
      });
    expect(built.length).toBeGreaterThan(0);
    expect(new Set(built).size).toBe(built.length);
  });
});
