import assert from "node:assert/strict";
import { at, dataOf, filled, inDays, matches, numberOf, type Step } from "./steps";

const read = (call: string, path: string, holds: Step["holds"]): Step => ({
  call: `GET ${call}`,
  asks: () => ({ as: "nobody", path }),
  holds,
});
const period: Step["holds"] = (answer) => assert.ok(numberOf(at(dataOf(answer), "Days")) > 0);

/** Public calls that only read. */
export const informationCalls: Step[] = [
  read("/api/information/cancelPolicy/{lang}", "/api/information/cancelPolicy/en", (answer) =>
    assert.ok(dataOf(answer)),
  ),
  read("/api/information/privacyPolicy/{lang}", "/api/information/privacyPolicy/1", (answer) =>
    assert.ok(dataOf(answer)),
  ),
  read(
    "/api/information/news/getCategories/{lang}",
    "/api/information/news/getCategories/en",
    (answer) => void filled(dataOf(answer)),
  ),
  {
    call: "POST /api/information/news/searchIndex/{lang}",
    asks: (known) => ({
      as: "nobody",
      path: "/api/information/news/searchIndex/en",
      body: { PublishFromDate: inDays(known, -2_000) },
    }),
    holds: (answer, known) => {
      known.newsId = numberOf(at(filled(dataOf(answer))[0], "Id"));
    },
  },
  {
    call: "GET /api/information/news/getNews/{a}/{b}",
    asks: ({ newsId }) => ({ as: "nobody", path: `/api/information/news/getNews/${newsId}/2` }),
    holds: (answer, { newsId }) => matches(dataOf(answer), { Id: newsId }),
  },
  read("/api/faq/{siteId}/{productType}", "/api/faq/11/1", (answer) => void filled(dataOf(answer))),
  read("/api/products/minReservePeriod/{productType}", "/api/products/minReservePeriod/1", period),
  read("/api/products/maxReservePeriod/{productType}", "/api/products/maxReservePeriod/4", period),
];
