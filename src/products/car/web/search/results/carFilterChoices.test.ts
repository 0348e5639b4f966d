import { chosenIn } from "../../../../../shared/multiSelectFilter";
import { defaultCarSearch } from "../../../search/car.search-url";
import { countChosen, nothingChosen, toggled } from "./carFilterChoices";

const { search } = defaultCarSearch("2026-11-21");
function after(...ids: number[]) {
  let now = search;
  for (const id of ids) now = { ...now, ...toggled(now, "IdClass", id) };
  return now;
}

it("one choice is the filter's own field, several are a list, and back (CAR-22)", () => {
  expect(after(5)).toMatchObject({ IdClass: 5, AnyOf: {} });
  expect(after(5, 3)).toMatchObject({ IdClass: 0, AnyOf: { IdClass: [3, 5] } });
  expect(after(5, 3, 5)).toMatchObject({ IdClass: 3, AnyOf: {} });
  expect(after(5, 5)).toMatchObject({ IdClass: 0, AnyOf: {} });
});

it("a choice in one filter keeps the choices of the others, and all choices are counted (CAR-22)", () => {
  const both = after(3, 5);
  const chosen = { ...both, ...toggled(both, "IdSupplier", 4) };
  expect(chosenIn(chosen, "IdClass")).toEqual([3, 5]);
  expect(chosenIn(chosen, "IdSupplier")).toEqual([4]);
  expect(countChosen(chosen)).toBe(3);
  expect(countChosen({ ...chosen, ...nothingChosen })).toBe(0);
});
