import { stayPlace } from "./stayPlace";

it.each([
  [{ Street: "Calle 21 y O", ZoneName: "La Habana", ProvinceName: "La Habana" }, "Calle 21 y O, La Habana"],
  [{ Street: null, ZoneName: "Varadero", ProvinceName: "Matanzas" }, "Varadero, Matanzas"],
  [{ ZoneName: "Trinidad", ProvinceName: "Trinidad" }, "Trinidad"],
])("a stay's place is its street if known, its zone and its province, each named once (%j)", (stay, place) => {
  expect(stayPlace(stay)).toBe(place);
});

it("a stay's zone and province are in the reader's language, each named once (WEB-42)", () => {
  const place = { Street: "Calle 3, La Habana", ZoneName: "La Habana", ProvinceName: "La Habana" };
  expect(stayPlace(place, () => "Havana")).toBe("Calle 3, La Habana, Havana");
});
