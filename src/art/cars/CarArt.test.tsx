import { render } from "@testing-library/react";
import { CarArt } from "./CarArt";
import type { CarBody } from "./carLook";

const bodies: readonly CarBody[] = ["hatchback", "sedan", "luxurySedan", "jeep", "suv", "van", "cabriolet"];

it.each(bodies)("a %s stands on two wheels and wears its paint", (body) => {
  const { container } = render(<CarArt body={body} colour="#123456" />);
  expect(container.querySelectorAll("g")).toHaveLength(2);
  expect(container.querySelectorAll('path[fill="#123456"]')).toHaveLength(1);
});

it("is hidden from screen readers, as the name of the car stands beside it", () => {
  const { container } = render(<CarArt body="jeep" colour="#123456" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
