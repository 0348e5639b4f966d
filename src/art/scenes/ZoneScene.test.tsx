import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { AsDrawn } from "../AsDrawn";
import { paletteOf } from "./paint";
import { ZoneScene, zoneCompositions } from "./ZoneScene";

const codes = Object.keys(zoneCompositions);

it("the scene of a zone has a composition for each of the 28 tourist zones", () => {
  expect(codes).toHaveLength(28);
});

it.each(codes)("%s is drawn in less than 15 KB of markup, with no empty or broken number", (zone) => {
  const markup = renderToStaticMarkup(<ZoneScene zone={zone} />);
  expect(markup.length).toBeLessThan(15_000);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
});

it("every zone is drawn differently", () => {
  const pictures = codes.map((zone) => renderToStaticMarkup(<ZoneScene zone={zone} />));
  expect(new Set(pictures).size).toBe(codes.length);
});

it("the scene of a zone uses only paints that every hour defines", () => {
  const markup = codes.map((zone) => renderToStaticMarkup(<ZoneScene zone={zone} />)).join("");
  const used = new Set([...markup.matchAll(/var\((--\w+)\)/g)].map((match) => match[1]));
  for (const hour of ["dawn", "day", "dusk", "night"] as const) {
    expect(Object.keys(paletteOf(hour))).toEqual(expect.arrayContaining([...used]));
  }
});

it("the scene of a zone is hidden from screen readers next to the place's name, and has a name if it is alone (A11Y-5)", () => {
  const { container, rerender } = render(<ZoneScene zone="VIN" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  rerender(<ZoneScene zone="VIN" title="Viñales" />);
  expect(screen.getByRole("img", { name: "Viñales" })).toBeInTheDocument();
});

it("the scene of a zone gives a zone without a picture of its own an empty beach", () => {
  const { container } = render(<ZoneScene zone="NEW" />);
  expect(container.querySelectorAll("path").length).toBeGreaterThan(10);
});

describe("a drawing in the server-rendered page (SPEED-19)", () => {
  const draw = jest.fn(() => <b>drawn here</b>);
  beforeEach(() => draw.mockClear());
  const drawing = (of: string) => (
    <AsDrawn as="div" of={of}>
      {draw}
    </AsDrawn>
  );

  it("stays as it is, and is not rendered in the browser until it shows something else", async () => {
    const page = document.createElement("div");
    page.innerHTML = "<div><i>drawn there</i></div>";
    const [came] = page.children;
    const root = await act(async () => hydrateRoot(page, drawing("VIN")));
    await act(async () => root.render(drawing("VIN")));
    expect(page.textContent).toBe("drawn there");
    expect(page.children[0]).toBe(came);
    expect(draw).not.toHaveBeenCalled();
    await act(async () => root.render(drawing("LHA")));
    expect(page.innerHTML).toBe("<div><b>drawn here</b></div>");
    await act(async () => root.render(drawing("VIN")));
    expect(page.innerHTML).toBe("<div><b>drawn here</b></div>");
  });

  it("is rendered in the browser on every later page", () => {
    const { container } = render(drawing("VIN"));
    expect(container.textContent).toBe("drawn here");
  });
});
