import { render, screen } from "@testing-library/react";
import { useStableHeight } from "./useStableHeight";

let observed: () => void;
let [natural, width] = [0, 390];
const inTest = { ...Object.getOwnPropertyDescriptors(HTMLElement.prototype) };

beforeAll(() => {
  window.ResizeObserver = class {
    constructor(heard: ResizeObserverCallback) {
      observed = () => heard([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get: () => width });
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", {
    configurable: true,
    get(this: HTMLElement) {
      return Math.max(natural, Number.parseFloat(this.style.minHeight) || 0);
    },
  });
});

afterAll(() => {
  for (const name of ["offsetWidth", "offsetHeight"] as const)
    Object.defineProperty(HTMLElement.prototype, name, inTest[name] ?? {});
});

function Page() {
  return <div ref={useStableHeight<HTMLDivElement>()}>Profile</div>;
}

function become(height: number, wide = 390): void {
  [natural, width] = [height, wide];
  observed();
}

it("an element that loses a part keeps its height, and one that grows gets higher", () => {
  render(<Page />);
  become(900);
  become(700);
  expect(screen.getByText("Profile")).toHaveStyle({ minHeight: "900px" });
  become(1000);
  expect(screen.getByText("Profile")).toHaveStyle({ minHeight: "1000px" });
});

it("a rotated phone gets a new height", () => {
  render(<Page />);
  become(900);
  become(600, 844);
  expect(screen.getByText("Profile")).toHaveStyle({ minHeight: "600px" });
});
