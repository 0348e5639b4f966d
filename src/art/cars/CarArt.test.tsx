import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { CarArt, CarBootArt } from "./CarArt";
import { carModels } from "./carModels";

const models = Object.keys(carModels);

it.each(models)("a %s stands on two wheels and wears its paint", (model) => {
  const { container } = render(<CarArt model={model} colour="#123456" />);
  expect(container.querySelectorAll("g")).toHaveLength(2);
  expect(container.querySelectorAll('path[fill="#123456"]')).toHaveLength(1);
});

it("no two models look the same, from the side or from behind (CAR-21)", () => {
  const sides = models.map((model) => renderToStaticMarkup(<CarArt model={model} colour="#123456" />));
  expect(new Set(sides).size).toBe(models.length);
  const boots = models.map((model) => renderToStaticMarkup(<CarBootArt model={model} colour="#123456" bags={2} />));
  expect(new Set(boots).size).toBeGreaterThan(models.length - 3);
});

it("the drawing of a car shows as many bags in the open boot as the class has room for (CAR-21)", () => {
  const paths = (bags: number) =>
    render(<CarBootArt model="Kia Picanto" colour="#123456" bags={bags} />).container.querySelectorAll("path").length;
  expect(paths(2) - paths(0)).toBe(2);
  expect(paths(6) - paths(0)).toBe(6);
});

it("the drawing of a car is hidden from screen readers, because the car's name is next to it", () => {
  const { container } = render(<CarArt model="Suzuki Jimny" colour="#123456" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
