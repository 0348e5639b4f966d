import { act, screen } from "@testing-library/react";
import { Route } from "react-router";
import { ana, authOf, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../test/fixtures/web/wireTestBed";
import { sessionAdopted, sessionEnded } from "../../../platform/web/session/auth";
import { useSuspended } from "./useSuspended";

const luis = { ...ana, clientId: 8, email: "luis@example.com", FirstName: "Luis" };
const profile = { FirstName: "Ana", LastName: "Pérez", BirthDate: null, CountryId: null };
const Suspended = { Reason: "Three cards of three people", LastDay: null };

/** Lets the second client's profile arrive. */
let arrive = () => {};
let isArrived: Promise<void>;
serve(
  on("/api/profile/7/2", () => answer({ ...profile, clientId: 7, Suspended })),
  on("/api/profile/8/2", async () => {
    await isArrived;
    return answer({ ...profile, clientId: 8, Suspended: { ...Suspended, Reason: "Another reason" } });
  }),
);
beforeEach(() => {
  isArrived = new Promise((done) => {
    arrive = done;
  });
});

function Shown() {
  const suspended = useSuspended();
  return <p>{suspended?.Reason ?? "none"}</p>;
}

const show = () => openPages(<Route path="/" element={<Shown />} />, "/", authOf(ana)).store;

test("the suspension of one client is not that of the next on this device, also before their profile arrives (SAFE-29)", async () => {
  const store = show();
  expect(await screen.findByText(Suspended.Reason)).toBeVisible();
  act(() => void store.dispatch(sessionAdopted(authOf(luis))));
  expect(screen.getByText("none")).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByText("Another reason")).toBeVisible();
});

test.each([
  ["who logs off", () => sessionEnded("loggedOff")],
  ["after whom staff sign in", () => sessionAdopted(authOf({ ...luis, Role: "staff" }))],
])("the suspension of a client %s is not shown any more (SAFE-29)", async (_who, action) => {
  const store = show();
  expect(await screen.findByText(Suspended.Reason)).toBeVisible();
  act(() => void store.dispatch(action()));
  expect(screen.getByText("none")).toBeVisible();
});
