import { render, screen } from "@testing-library/react";
import { DottedLine } from "./DottedLine";

const factsOf = (line: HTMLElement) => [...(line.firstElementChild?.children ?? [])].map((fact) => fact.textContent);

test("a line has each of its children as a fact, without null and false", () => {
  render(
    <p data-testid="line">
      <DottedLine>
        Varadero
        {null}
        {false}
        <em>4 stars</em>
      </DottedLine>
    </p>,
  );
  expect(factsOf(screen.getByTestId("line"))).toEqual(["Varadero", "4 stars"]);
});

test("a text with dots between facts is split into them, so that no line ends with a dot", () => {
  render(
    <p data-testid="line">
      <DottedLine>Dec 5 – Dec 8, 3 nights · 1 room, 2 adults</DottedLine>
    </p>,
  );
  expect(factsOf(screen.getByTestId("line"))).toEqual(["Dec 5 – Dec 8, 3 nights", "1 room, 2 adults"]);
  expect(screen.getByTestId("line")).not.toHaveTextContent("·");
});

test("the facts of a line are separated by spaces when it is copied or searched", () => {
  render(
    <p data-testid="line">
      <DottedLine>
        {"Ana"}
        {"ana@example.com"}
      </DottedLine>
    </p>,
  );
  expect(screen.getByTestId("line")).toHaveTextContent("Ana ana@example.com");
});
