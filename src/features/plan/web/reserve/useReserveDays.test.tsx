import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { ProductType } from "../../../../shared/enumerations";
import { useReserveDays } from "./useReserveDays";

const drawn: (number | undefined)[] = [];
const drawnWhenAsked: number[] = [];

function answerWith(data: object) {
  return () => {
    drawnWhenAsked.push(drawn.length);
    return answer(data);
  };
}

serve(
  on("/products/minReservePeriod/:type", answerWith({ Days: 3, Now: Date.now() })),
  on("/products/maxReservePeriod/:type", answerWith({ Days: 365 })),
);

function Search() {
  const minimum = useReserveDays(ProductType.CarRent)?.minimumDays;
  drawn.push(minimum);
  return minimum;
}

it("a search page renders a search again only for answers, not for calls that begin (SPEED-2)", async () => {
  openPages(<Route path="/" element={<Search />} />, "/");
  expect(await screen.findByText("3")).toBeVisible();
  expect(drawnWhenAsked).toEqual([1, 1]);
});
