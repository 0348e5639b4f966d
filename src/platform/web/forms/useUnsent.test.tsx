import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { CallDialog } from "../ui/CallDialog";
import { DialogClose } from "../ui/TitledDialog";
import { useUnsent } from "./useUnsent";

function Form({ unsent, onBack }: { readonly unsent: boolean; readonly onBack?: () => void }) {
  const { ask, question } = useUnsent(unsent);
  return (
    <>
      <Link to="/there">There</Link>
      {onBack && (
        <button type="button" onClick={() => ask(onBack)}>
          Put away
        </button>
      )}
      {question}
    </>
  );
}

const question = () => screen.queryByRole("dialog", { name: "Leave without saving?" });
const isAnswered = () => waitFor(() => expect(question()).toBeNull());
const closesTab = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** The browser's Navigation API, which jsdom does not have. */
let browser: EventTarget;
beforeEach(() => {
  browser = new EventTarget();
  Object.assign(window, { navigation: browser });
});
afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
});
const goTo = (path: string) => {
  const event = Object.assign(new Event("navigate", { cancelable: true }), {
    navigationType: "push",
    destination: { url: new URL(path, location.href).href, key: "1", sameDocument: true },
  });
  act(() => void browser.dispatchEvent(event));
  return event.defaultPrevented;
};

test("the user is asked before another page opens or the tab closes over unsent input", async () => {
  const user = userEvent.setup();
  openPages(
    [<Route key="f" path="/" element={<Form unsent />} />, <Route key="t" path="/there" element="Arrived" />],
    "/",
  );
  expect(closesTab()).toBe(true);
  expect(goTo("/there")).toBe(true);
  expect(question()).toBeVisible();
  expect(screen.getByRole("button", { name: "Stay here" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Stay here" }));
  await isAnswered();
  goTo("/there");
  await user.click(screen.getByRole("button", { name: "Leave without saving" }));
  expect(await screen.findByText("Arrived")).toBeVisible();
  expect(closesTab()).toBe(false);
});

test("nothing is asked without unsent input", () => {
  openPages(<Route path="/" element={<Form unsent={false} />} />, "/");
  expect([closesTab(), goTo("/there"), question()]).toEqual([false, false, null]);
});

test("a form with unsent input is discarded, and a dialog closed by Escape or its button, only after asking", async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  const dialog = (
    <CallDialog open onClose={close}>
      <Form unsent onBack={close} />
      <DialogClose onClose={close} />
    </CallDialog>
  );
  openPages(<Route path="/" element={dialog} />, "/");
  for (const leave of [
    () => user.keyboard("{Escape}"),
    () => user.click(screen.getByRole("button", { name: "Close" })),
    () => user.click(screen.getByRole("button", { name: "Put away" })),
  ]) {
    await leave();
    expect(question()).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    await isAnswered();
  }
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Leave without saving" }));
  expect(close).toHaveBeenCalledTimes(1);
});

test("of several forms with unsent input only one asks, and it asks again if the user has stayed", async () => {
  const user = userEvent.setup();
  const forms = (
    <>
      <Form unsent />
      <Form unsent />
    </>
  );
  openPages([<Route key="f" path="/" element={forms} />, <Route key="t" path="/there" element="Arrived" />], "/");
  expect(goTo("/?page=2")).toBe(true);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Leave without saving" }));
  await isAnswered();
  expect(goTo("/?page=2")).toBe(false);
  expect(goTo("/there")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Stay here" }));
  await isAnswered();
});

function TwoForms({ onClose }: { readonly onClose: () => void }) {
  const [isSecondUnsent, setSecondUnsent] = useState(true);
  return (
    <CallDialog open onClose={onClose}>
      <Form unsent />
      <Form unsent={isSecondUnsent} />
      <button type="button" onClick={() => setSecondUnsent(false)}>
        Send the second
      </button>
    </CallDialog>
  );
}

test("a dialog with two forms asks for as long as either has unsent input", async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  openPages(<Route path="/" element={<TwoForms onClose={close} />} />, "/");
  await user.click(screen.getByRole("button", { name: "Send the second" }));
  await user.keyboard("{Escape}");
  expect(question()).toBeVisible();
  expect(close).not.toHaveBeenCalled();
});
