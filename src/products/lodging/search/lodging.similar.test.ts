import type { Property } from "../lodging.catalogue";
import { similarProperties } from "./lodging.similar";

const property = (id: number, zoneId: number, categoryId: number, kilometresNorth: number): Property => ({
  ...{
    id,
    name: `Property ${id}`,
    kind: "hotel",
    categoryId,
    stars: 4,
    chain: null,
    locationId: 1,
    building: "resort",
  },
  ...{ area: null, aboutEn: null, aboutEs: null },
  ...{ latitude: 22.407, longitude: -79.965 + kilometresNorth / 103, checkInHour: "1500", checkOutHour: "1200" },
  ...{ street: null, phone: null, confirmsInstantly: false, services: [], roomTypes: [] },
  zone: {
    ...{ id: zoneId, code: `Z${zoneId}`, name: `Zone ${zoneId}`, provinceId: 1, provinceName: "Province" },
    ...{ latitude: 22, longitude: -80, offices: [] },
  },
});

it("the search for similar properties finds properties of the category: of the same zone first, then of the region, the nearest first (LODGE-16)", () => {
  const own = property(1, 1, 4, 0);
  const others = [
    property(2, 2, 4, 5),
    property(3, 1, 4, 9),
    property(4, 1, 5, 1),
    property(5, 2, 4, 190),
    property(6, 1, 4, 8),
  ];
  expect(similarProperties(own, [own, ...others]).map(({ id }) => id)).toEqual([6, 3, 2]);
});
