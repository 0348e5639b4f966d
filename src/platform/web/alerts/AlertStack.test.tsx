import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { Link, Outlet, Route } from "react-router";
import { attachedStyles, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { signedOut } from "../session/auth";
import AlertStack from "./AlertStack";
import { alertShown, type NewAlert } from "./alerts";

test("alerts are not printed", async () => {
  const { store } = openPages(<Route path="/" element={<AlertStack />} />, "/", signedOut, attachedStyles());
  act(() => void store.dispatch(alertShown({ kind: "information", text: "Saved" })));
  const stack = (await screen.findByText("Saved")).closest(".alerts");
  expect(stack).toBeInTheDocument();
  const inPrint = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print")
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, " "));
  expect(inPrint).toContainEqual(expect.stringContaining(".alerts.alerts {display: none;}"));
});

/** Each alert covers the window's lower half, and each field is in it: jsdom lays nothing out. */
const coverFields = () =>
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(() => new DOMRect(0, innerHeight / 2 + 40, 300, 60));

const frame = (
  <>
    <AlertStack />
    <input aria-label="Card number" />
    <Link to="/next">Next</Link>
    <Outlet />
  </>
);
const pages = (
  <Route element={frame}>
    <Route path="/" element="First" />
    <Route path="/next" element="Second" />
  </Route>
);
const openWith = async (alert: NewAlert) => {
  const { store } = openPages(pages, "/");
  act(() => void store.dispatch(alertShown(alert)));
  await screen.findByText(String(alert.text));
  return store;
};

test("what disappears by itself goes as soon as it covers the field that gets the focus; an error stays (WEB-9)", async () => {
  const scroll = jest.spyOn(window, "scrollBy").mockImplementation();
  const covered = coverFields();
  const user = userEvent.setup();
  const store = await openWith({ kind: "information", text: "A code was sent" });
  act(() => void store.dispatch(alertShown({ kind: "error", text: "Not saved" })));
  await screen.findByText("Not saved");
  await user.click(screen.getByLabelText("Card number"));
  expect(store.getState().alerts.map(({ text }) => text)).toEqual(["Not saved"]);
  expect(scroll).toHaveBeenCalled();
  covered.mockRestore();
  scroll.mockRestore();
});

test.each<[at: number, alert: NewAlert, left: string[]]>([
  [2_500, { kind: "success", text: "Saved" }, []],
  [500, { kind: "success", text: "Saved" }, ["Saved"]],
  [2_500, { kind: "information", text: "A code was sent", stays: true }, ["A code was sent"]],
  [2_500, { kind: "error", text: "Not saved" }, ["Not saved"]],
])("after %i ms on a page, %j leaves on the next page %j (WEB-9)", async (at, alert, left) => {
  const clock = jest.spyOn(performance, "now");
  clock.mockReturnValue(1_000);
  const store = await openWith(alert);
  clock.mockReturnValue(1_000 + at);
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  expect(await screen.findByText("Second")).toBeVisible();
  expect(store.getState().alerts.map(({ text }) => text)).toEqual(left);
  clock.mockRestore();
});
