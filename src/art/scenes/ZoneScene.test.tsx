import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { paletteOf } from "./paint";
import { ZoneScene, zoneCompositions } from "./ZoneScene";

const codes = Object.keys(zoneCompositions);

it("has a composition for each of the 28 tourist zones", () => {
  expect(codes).toHaveLength(28);
});

it.each(codes)("%s is drawn in less than 15 KB of markup, with no empty or broken number", (zone) => {
  const markup = renderToStaticMarkup(<ZoneScene zone={zone} />);
  expect(markup.length).toBeLessThan(15_000);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
});

it("draws no two zones alike", () => {
  const pictures = codes.map((zone) => renderToStaticMarkup(<ZoneScene zone={zone} />));
  expect(new Set(pictures).size).toBe(codes.length);
});

it("paints only with colours that every hour has", () => {
  const markup = codes.map((zone) => renderToStaticMarkup(<ZoneScene zone={zone} />)).join("");
  const used = new Set([...markup.matchAll(/var\((--\w+)\)/g)].map((match) => match[1]));
  for (const hour of ["dawn", "day", "dusk", "night"] as const) {
    expect(Object.keys(paletteOf(hour))).toEqual(expect.arrayContaining([...used]));
  }
});

it("is hidden from screen readers beside the place's name, and named where it stands alone (A11Y-5)", () => {
  const { container, rerender } = render(<ZoneScene zone="VIN" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  rerender(<ZoneScene zone="VIN" title="Viñales" />);
  expect(screen.getByRole("img", { name: "Viñales" })).toBeInTheDocument();
});

it("gives a zone without a picture of its own an empty beach", () => {
  const { container } = render(<ZoneScene zone="NEW" />);
  expect(container.querySelectorAll("path").length).toBeGreaterThan(10);
});
