import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SummaryBar } from "./SummaryBar";

it("the summary bar opens and closes its details, and always shows the days, the total and the action", async () => {
  render(
    <SummaryBar
      title="Your rental"
      brief="Thu, Dec 3 – Sun, Dec 6"
      total="$735.00"
      action={<button type="button">Reserve</button>}
      showLabel="Show details"
      hideLabel="Hide details"
    >
      Pick-up in Havana
    </SummaryBar>,
  );
  const toggle = screen.getByRole("button", { name: "Show details" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(screen.getByRole("button", { name: "Hide details" })).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Thu, Dec 3 – Sun, Dec 6")).toBeVisible();
  expect(screen.getByText("$735.00")).toBeVisible();
  expect(screen.getByRole("button", { name: "Reserve" })).toBeVisible();
});

it("the summary bar scrolls into view at its new place if a press makes it too high to stay over the page (A11Y-9)", () => {
  let [height, observed] = [178, () => {}];
  const { ResizeObserver } = window;
  const { scrollIntoView } = Element.prototype;
  window.ResizeObserver = class {
    constructor(heard: ResizeObserverCallback) {
      observed = () => act(() => heard([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(844);
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(() => height);
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(
    <SummaryBar
      title="Your rental"
      total="$735.00"
      showLabel="Show"
      hideLabel="Hide"
      action={<button type="button">Reserve</button>}
    >
      Pick-up in Havana
    </SummaryBar>,
  );
  const grow = (to: number) => {
    height = to;
    observed();
  };
  grow(415);
  expect(scrolled).not.toHaveBeenCalled();
  grow(178);
  fireEvent.pointerDown(screen.getByRole("button", { name: "Reserve" }));
  grow(415);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled.mock.contexts[0]).toBe(screen.getByRole("complementary"));
  window.ResizeObserver = ResizeObserver;
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.restoreAllMocks();
});
