import { nameInSight } from "./mapNames";

const size = { width: 400, height: 300 };
const name = "Villa Clara";

it("a name is shown at its place if there is room", () => {
  expect(nameInSight({ x: 200, y: 40 }, name, size)).toEqual({ x: 200, y: 40 });
});

it("a name moves out from under the map's controls, and not where there are none", () => {
  const under = nameInSight({ x: 370, y: 40 }, name, size);
  expect(under.x).toBeLessThan(300);
  expect(under.y).toBe(40);
  expect(nameInSight({ x: 350, y: 200 }, name, size).x).toBe(350);
});

it("a name is not cut off by an edge", () => {
  expect(nameInSight({ x: 5, y: 200 }, name, size).x).toBeGreaterThanOrEqual(40);
  expect(nameInSight({ x: 395, y: 200 }, name, size).x).toBeLessThanOrEqual(360);
});
