import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import type { DayRange } from "./dayRange";
import RangeDialog from "./RangeDialog";

const words = {
  title: "car.dates.title",
  from: "car.dates.pickUp",
  to: "car.dates.dropOff",
  length: "car.dates.length",
  least: "car.dates.least",
  most: "car.dates.most",
  tooSoon: "car.dates.tooSoon",
  tooLate: "car.dates.tooLate",
} as const;

let done: DayRange[] = [];
const user = userEvent.setup();
const pickUp = () => screen.getByRole("textbox", { name: "Pick-up date" });
const doneButton = () => screen.getByRole("button", { name: "Done" });
const problem = () => screen.queryByText(/do not recognize this date/);
const type = async (text: string) => {
  await user.clear(pickUp());
  await user.type(pickUp(), text);
};

beforeEach(() => {
  done = [];
  render(
    <IntlProvider locale="en" messages={en}>
      <RangeDialog
        words={words}
        today="2126-01-02"
        range={{ from: "2126-01-10", to: "2126-01-14" }}
        rule={{ first: "2126-01-03", last: undefined, least: 3, most: 30 }}
        onDone={(range) => done.push(range)}
        onClose={() => {}}
      />
    </IntlProvider>,
  );
});

it("a press on Done parses an invalid typed day only with the click, so that its error does not move the button (WEB-20)", async () => {
  await type("soon");
  await user.pointer({ target: doneButton(), keys: "[MouseLeft>]" });
  expect(doneButton()).toHaveFocus();
  expect(problem()).toBeNull();
  await user.pointer({ target: doneButton(), keys: "[/MouseLeft]" });
  expect(problem()).toBeVisible();
  expect(pickUp()).toHaveFocus();
  expect(done).toEqual([]);
});

it("a press on Done takes the day that was typed just before (WEB-20)", async () => {
  await type("January 12, 2126");
  await user.click(doneButton());
  expect(done).toEqual([{ from: "2126-01-12", to: "2126-01-16" }]);
});

it("a refused typed day is replaced by the pressed day, even by the one that was chosen before (WEB-20)", async () => {
  await type("soon");
  await user.tab();
  expect(problem()).toBeVisible();
  await user.click(screen.getByRole("button", { name: /January 10/ }));
  expect(problem()).toBeNull();
  expect(pickUp()).toHaveValue("Jan 10, 2126");
});
