import { colleaguesOn, openItemOfRow, openItems } from "./presence.rules";
import type { Colleague } from "./presence.schemas";

const colleague = (StaffId: number, Kind: Colleague["Kind"], ItemId: string, Answering = false): Colleague => ({
  ...{ StaffId, Kind, ItemId, Answering },
  Name: `Colleague ${StaffId}`,
});
const items = [
  { Kind: "booking", ItemId: "801", TravelPlanId: 1001 },
  { Kind: "booking", ItemId: "802", TravelPlanId: 1001 },
  { Kind: "note", ItemId: "4", TravelPlanId: null },
] as const;
const plan = { Kind: "plan", ItemId: "1001" } as const;
const [first, second] = items;

describe("the others who have a row or a plan open (DESK-109)", () => {
  const names = (openItem: Parameters<typeof colleaguesOn>[0], all: readonly Colleague[]) =>
    colleaguesOn(openItem, all, items).map(({ Name, Answering }) => `${Name}${Answering ? " answers" : ""}`);

  it.each([
    ["the same row", first, colleague(4, "booking", "801"), true],
    ["another row of the same plan", first, colleague(4, "booking", "802"), false],
    ["the page of the row's plan", first, colleague(4, "plan", "1001"), true],
    ["a row of the plan, seen from its page", plan, colleague(4, "booking", "802"), true],
    ["the same plan", plan, colleague(4, "plan", "1001"), true],
    ["another plan", plan, colleague(4, "plan", "1002"), false],
    ["a row of no plan, seen from a plan", plan, colleague(4, "note", "4"), false],
    ["a row that has left the inbox", plan, colleague(4, "booking", "999"), false],
  ])("%s", (_case, openItem, other, isHere) => expect(names(openItem, [other]).length > 0).toBe(isHere));

  it("contains each person once, those who write an answer first", () =>
    expect(
      names(plan, [
        colleague(4, "plan", "1001"),
        colleague(5, "plan", "1001"),
        colleague(5, "booking", "801", true),
        colleague(5, "booking", "802"),
      ]),
    ).toEqual(["Colleague 5 answers", "Colleague 4"]));
});

it("an open item is reported once, as being answered if any part of the page answers it, and in a fixed order", () => {
  const open = { ...second, Answering: false };
  const told = openItems([open, { ...second, Answering: true }, { ...first, Answering: false }, open]);
  expect(told.map(({ ItemId, Answering }) => [ItemId, Answering])).toEqual([
    ["801", false],
    ["802", true],
  ]);
});

it.each([
  ["booking-801", { Kind: "booking", ItemId: "801" }],
  ["document-client-7", { Kind: "document", ItemId: "client-7" }],
  ["transfer-0b6e-4f", { Kind: "transfer", ItemId: "0b6e-4f" }],
  ["supplier-4", null],
  ["booking", null],
])("a queue's row %s is an item of the inbox, or none", (id, openItem) => expect(openItemOfRow(id)).toEqual(openItem));
