import { waitFor } from "@testing-library/react";
import { http } from "msw";
import { answer, serve } from "../../../test/fixtures/web/wireTestBed";
import { ProductType } from "../../shared/enumerations";
import { loadReservePeriods } from "./reservePeriods";
import { makeStore } from "./store";

const asked: string[] = [];
serve(
  http.get("*/api/products/*", ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return answer({ Days: 2, Now: Date.now() });
  }),
);

test("the least and the most days ahead are loaded at the start, for cars and for lodging (CAR-11)", async () => {
  loadReservePeriods(makeStore());
  await waitFor(() => expect(asked).toHaveLength(4));
  for (const product of [ProductType.CarRent, ProductType.Lodging])
    expect(asked.filter((path) => path.endsWith(`/${product}`))).toHaveLength(2);
});
