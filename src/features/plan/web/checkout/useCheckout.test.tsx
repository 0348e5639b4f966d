import { act, screen } from "@testing-library/react";
import { http } from "msw";
import { useDispatch } from "react-redux";
import { added, at, begin, booking, payable, ticked, unreviewed } from "../../../../../test/checkoutStory";
import { checkoutOf, open } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { api } from "../../../../platform/web/api";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { planTags } from "../../../../platform/web/tags";
import { MINUTE, SECOND } from "../../../../shared/instant";
import { stateName } from "../../checkout/checkout.states";
import { useGetUnpaidPlansQuery } from "../plan.api";
import { useCheckout } from "./useCheckout";

/** One unconfirmed booking, and one whose documents staff check. */
const lapsing = begin()
  .and(added(0, 1))
  .and(added(10, 2))
  .and(booking("booking.confirmed", 11, 2))
  .and(unreviewed(11));
/** After the sweep, which checked the documents again. */
const swept = lapsing.and(ticked(72)).and(unreviewed(72));

let asked: number;
let besides: number;
let isSwept: boolean;
/** Two servers that answer differently, alternating. */
let isMixed: boolean;
/** The server's clock runs with the browser's. */
let ahead: number;
const server = serve(
  http.get("*/api/checkout/:planId", () => {
    asked += 1;
    return answer(checkoutOf((isSwept || (isMixed && asked % 2 === 0) ? swept : lapsing).snapshot, Date.now() + ahead));
  }),
  http.get("*/api/travelPlans/unpaidTravelPlans/*", () => {
    besides += 1;
    return answer([]);
  }),
);

function Shown() {
  const checkout = useCheckout(1);
  return <p>{checkout.status === "ready" ? `The plan is ${stateName(checkout.open.snapshot)}` : checkout.status}</p>;
}

/** The data that a page shows beside its plan. */
function Besides() {
  useGetUnpaidPlansQuery({ clientId: 7, lang: "en" }, slowPollingOptions());
  return null;
}

const setRealTimeout = setTimeout;

/** Advances the time by seconds, with the answers that arrive meanwhile. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= SECOND)
    await act(async () => {
      await jest.advanceTimersByTimeAsync(SECOND);
      await new Promise((arrived) => setRealTimeout(arrived));
    });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "performance"] });
  [asked, besides, isSwept, isMixed, ahead] = [0, 0, false, false, at(72) - 5 * SECOND - Date.now()];
});
afterEach(() => jest.useRealTimers());

test("after a tick that needs documents checked, a page shows the plan as the server does, until its sweep (CHART-8, PLAN-34)", async () => {
  open(<Shown />, "/");
  await pass(MINUTE);
  expect(screen.getByText("The plan is confirming")).toBeVisible();
  isSwept = true;
  await pass(20 * SECOND);
  expect(screen.getByText("The plan is reviewingDocuments")).toBeVisible();
});

test("an answer from beyond a deadline that the page has not reached is shown (CHART-8)", async () => {
  const [paying, unpaid] = [payable(), payable().and(ticked(50))];
  let isOver = false;
  server.use(
    http.get("*/api/checkout/:planId", () =>
      answer(checkoutOf((isOver ? unpaid : paying).snapshot, isOver ? at(50) : at(20))),
    ),
  );
  open(<Shown />, "/");
  await pass(3 * SECOND);
  expect(screen.getByText("The plan is paying.choosing")).toBeVisible();
  isOver = true;
  await pass(20 * SECOND);
  expect(screen.getByText("The plan is cancelled")).toBeVisible();
});

test("the page's other data are reloaded once its plan has changed, and otherwise once a minute (FAULT-26)", async () => {
  ahead = 0;
  open(
    <>
      <Shown />
      <Besides />
    </>,
    "/",
  );
  await pass(35 * SECOND);
  expect(besides).toBe(1);
  isSwept = true;
  await pass(15 * SECOND);
  expect(screen.getByText("The plan is reviewingDocuments")).toBeVisible();
  expect([asked, besides]).toEqual([4, 2]);
});

test("the server is asked immediately when such a tick is due, then less and less often (CHART-8)", async () => {
  open(<Shown />, "/");
  await pass(3 * SECOND);
  const before = asked;
  await pass(4 * SECOND);
  expect(asked).toBe(before + 1);
  await pass(5 * MINUTE);
  // Every 15 seconds as always, and seven times in addition.
  expect(asked - before).toBeLessThanOrEqual(5 * 4 + 8);
});

/** The tags that a client's action invalidates. */
function Act() {
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch(api.util.invalidateTags([...planTags(1)]))}>
      Act
    </button>
  );
}

const page = (
  <>
    <Shown />
    <Shown />
    <Besides />
    <Act />
  </>
);

test("a client's action that changes the plan reloads all data that a page shows of it, once (FAULT-26, SAFE-3)", async () => {
  ahead = 0;
  open(page, "/");
  await pass(5 * SECOND);
  [asked, besides, isSwept] = [0, 0, true];
  act(() => screen.getByRole("button", { name: "Act" }).click());
  await pass(5 * SECOND);
  expect(screen.getAllByText("The plan is reviewingDocuments")).toHaveLength(2);
  expect([asked, besides]).toEqual([1, 1]);
});

test("while two servers alternate with different answers, a page polls only at its interval (FAULT-26, SAFE-3)", async () => {
  ahead = 0;
  open(page, "/");
  await pass(5 * SECOND);
  [asked, besides, isMixed] = [0, 0, true];
  await pass(MINUTE);
  expect(asked).toBe(4);
  expect(besides).toBeLessThanOrEqual(5);
});
