import type { House } from "../lodging.catalogue";
import { similarHouses } from "./lodging.similar";

const house = (id: number, zoneId: number, categoryId: number, kilometresNorth: number): House => ({
  ...{ id, name: `House ${id}`, kind: "hotel", categoryId, stars: 4, chain: null, locationId: 1, building: "resort" },
  ...{ latitude: 22 + kilometresNorth / 111.19, longitude: -80, checkInHour: "1500", checkOutHour: "1200" },
  ...{ phone: null, confirmsInstantly: false, roomTypes: [] },
  zone: {
    ...{ id: zoneId, code: `Z${zoneId}`, name: `Zone ${zoneId}`, provinceId: 1, provinceName: "Province" },
    ...{ latitude: 22, longitude: -80, offices: [] },
  },
});

it("finds houses of the category: of the same zone first, then of the region, the nearest first (LODGE-16)", () => {
  const own = house(1, 1, 4, 0);
  const others = [house(2, 2, 4, 5), house(3, 1, 4, 9), house(4, 1, 5, 1), house(5, 2, 4, 101), house(6, 1, 4, 8)];
  expect(similarHouses(own, [own, ...others]).map(({ id }) => id)).toEqual([6, 3, 2]);
});
