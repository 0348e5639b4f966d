import { waitFor } from "@testing-library/react";
import { http } from "msw";
import { answer, serveAnything } from "../../../test/fixtures/web/wireTestBed";
import { makeStore } from "../../app/web/store";
import "../../products/car/web/car.api";
import "../../features/catalogue/web/catalogue.api";
import "../../features/desk/web/services/calendar/calendar.api";
import "../../features/desk/web/shell/support.api";
import "../../products/lodging/web/lodging.api";
import "../../features/plan/web/plan.api";
import "../../features/proposals/web/proposal.api";
import "../../features/refunds/web/refunds.api";
import { api } from "./api";

let asked: string[];
serveAnything(
  http.all("*", ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return answer({ BookingId: 41, TravelPlanId: 3, ChangeId: 5 });
  }),
);
beforeEach(() => {
  asked = [];
});

type Endpoints = Record<string, { initiate: (args: object) => never }>;
const start = (name: string, args: object) => (api.endpoints as unknown as Endpoints)[name]?.initiate(args) as never;

it.each([
  ["car", "getFrontOffers", "getCarOffer", "createCarBooking"],
  ["stay", "getHomeLodgingOffers", "getLodgingOffer", "createLodgingBooking"],
])("a booked %s is reloaded in lists, not on its booking page", async (_what, list, offer, book) => {
  const store = makeStore();
  await store.dispatch(start(list, { siteId: 11, countryId: 1, language: "en", lang: "en" }));
  await store.dispatch(start(offer, { lang: "en", body: {} }));
  const [listPath, offerPath] = asked;
  asked = [];
  await store.dispatch(start(book, { lang: "en", body: {} }));
  await waitFor(() => expect(asked.filter((path) => path === listPath)).toHaveLength(1));
  expect(asked.filter((path) => path === offerPath)).toHaveLength(0);
});

const byDesk = { BookingId: 41, Reason: "No car" };
const freeing: [string, object][] = [
  ["cancelBooking", { id: 41, planId: 3 }],
  ["deleteBooking", { id: 41, planId: 3 }],
  ["refundToClient", { BookingId: 41 }],
  ["refundToFund", { BookingId: 41 }],
  ["decideRefund", { RefundId: "r", Reason: "" }],
  ["acceptProposal", { ProposalId: 7, planId: 3 }],
  ["declineProposal", { ProposalId: 7, planId: 3 }],
  ["declineBooking", byDesk],
  ["proposeAlternative", byDesk],
  ["changeCar", byDesk],
  ["doDeskAct", { kind: "withdraw", id: 41, Reason: "No car" }],
  ["blockCar", {}],
  ["blockRooms", {}],
  ["changeBlock", { BlockId: 2 }],
  ["liftBlock", { BlockId: 2 }],
  ["changeCatalogue", { Table: "cars" }],
  ["undoCatalogueChange", { ChangeId: 5 }],
];
it.each(freeing)(
  "offers that become free or taken by %s are reloaded in lists and on their own pages",
  async (change, args) => {
    const store = makeStore();
    await store.dispatch(start("getFrontOffers", { siteId: 11, countryId: 1, language: "en", lang: "en" }));
    await store.dispatch(start("getCarOffer", { lang: "en", body: {} }));
    await store.dispatch(start("getHomeLodgingOffers", { siteId: 11, countryId: 1, language: "en", lang: "en" }));
    await store.dispatch(start("getLodgingOffer", { lang: "en", body: {} }));
    const shown = asked;
    expect(shown).toHaveLength(4);
    asked = [];
    await store.dispatch(start(change, args));
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(shown)));
  },
);
