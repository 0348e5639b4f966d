import { act, screen } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { ColleaguesHere } from "./ColleaguesHere";

const { ResizeObserver } = globalThis;
afterEach(() => Object.assign(globalThis, { ResizeObserver }));

test("what is focused is scrolled above the strip that says who is here, however many lines it has (DESK-109)", () => {
  const observers: { told: () => void; of: Element }[] = [];
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly told: () => void) {}
      observe(of: Element) {
        observers.push({ told: this.told, of });
      }
      disconnect() {}
    },
  });
  const at = [{ Kind: "plan" as const, ItemId: "1001", StaffId: 4, Name: "Rosa Molina", Answering: true }];
  showDesk(<ColleaguesHere kept at={at} />, { route: "/support", at: "/support", before: true });
  const strip = screen.getByText("Rosa Molina is answering").closest("[aria-live]");
  const resize = (height: number) => {
    Object.defineProperty(strip, "offsetHeight", { value: height, configurable: true });
    act(() => {
      for (const { told, of } of observers) if (of === strip) told();
    });
  };
  const padding = () => /^calc\((\d+)px/.exec(document.documentElement.style.scrollPaddingBottom)?.[1];
  resize(54);
  expect(padding()).toBe("54");
  resize(98);
  expect(padding()).toBe("98");
});
