import { act, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { useActivePlace } from "./activePlace";
import { LazyCubaMap } from "./LazyCubaMap";

jest.mock("./CubaMap", () => {
  throw new Error("the code did not come");
});

class Observer {
  observe() {}
  disconnect() {}
}
beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
afterEach(() => Reflect.deleteProperty(globalThis, "IntersectionObserver"));

const Page = () => (
  <IntlProvider locale="en" messages={en}>
    <LazyCubaMap label="Hotels" places={[]} active={useActivePlace()} onChoose={() => {}} />
  </IntlProvider>
);

/**
 * Opens a page with a map, with a server-rendered `drawing` or without one, and uses the page: the map's code fails to
 * load.
 */
async function openWithout(drawing: string): Promise<void> {
  const { container } = render(<Page />);
  const place = container.querySelector("div > div > div");
  if (place) place.innerHTML = drawing;
  fireEvent.pointerMove(document.body);
  // The code is requested, and its failure is known, in later tasks.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

describe("a map whose code fails to load", () => {
  it("keeps its server-rendered drawing (LODGE-14)", async () => {
    await openWithout('<svg role="img" aria-label="Map of Cuba" />');
    expect(screen.getByRole("img", { name: "Map of Cuba" })).toBeVisible();
    expect(screen.queryByText(en["map.missing"])).toBeNull();
  });

  it("is replaced by a sentence if it was not server-rendered (LODGE-14)", async () => {
    await openWithout("");
    expect(screen.getByText(en["map.missing"])).toBeVisible();
  });
});
