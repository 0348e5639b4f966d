import { styled } from "@mui/material/styles";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { useFollowLinks, useGoWith } from "./usePresses";

const Address = () => <output>{useLocation().pathname}</output>;

const Items = styled("ol")({ margin: 0 });

function List({ children }: { readonly children: ReactNode }) {
  return <Items onClick={useFollowLinks()}>{children}</Items>;
}

function openList() {
  render(
    <MemoryRouter initialEntries={["/list"]}>
      <List>
        <li>
          <a href="/offer">
            <b>Offer</b>
          </a>
          Words
        </li>
      </List>
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByRole("status").textContent;

test("a link in a list is followed by the router, wherever it is pressed", () => {
  openList();
  // False: the browser's own navigation was prevented.
  expect(fireEvent.click(screen.getByText("Offer"))).toBe(false);
  expect(address()).toBe("/offer");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a press that opens another tab is left to the browser: %j",
  (how) => {
    openList();
    let isLeft = false;
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented;
      // jsdom cannot follow links.
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    fireEvent.click(screen.getByText("Offer"), how);
    expect(isLeft).toBe(true);
    expect(address()).toBe("/list");
  },
);

test("presses outside links are ignored", () => {
  openList();
  fireEvent.click(screen.getByText("Words"));
  expect(address()).toBe("/list");
});

const never = new Promise(() => undefined);

function openPresses() {
  const gone: string[] = [];
  const { result, unmount } = renderHook(() => ({ goWith: useGoWith(), navigate: useNavigate() }), {
    wrapper: MemoryRouter,
  });
  const navigate = (path: string) => act(async () => result.current.navigate(path));
  const press = (name: string, answer: unknown) => void result.current.goWith(answer, () => gone.push(name));
  return { gone, press, navigate, unmount };
}

describe("a press", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test("navigates once, as soon as its answer has arrived", async () => {
    const { gone, press } = openPresses();
    press("next", Promise.resolve());
    await pass(0);
    expect(gone).toEqual(["next"]);
    await pass(150);
    expect(gone).toEqual(["next"]);
  });

  test("navigates if its answer fails, because the next page shows the reason", async () => {
    const { gone, press } = openPresses();
    press("next", Promise.reject(new Error("No connection")));
    await pass(0);
    expect(gone).toEqual(["next"]);
  });

  test("waits for its answer at most 150 ms (SPEED-16)", async () => {
    const { gone, press } = openPresses();
    press("next", never);
    await pass(149);
    expect(gone).toEqual([]);
    await pass(1);
    expect(gone).toEqual(["next"]);
  });

  test("navigates before another press is handled", async () => {
    const { gone, press } = openPresses();
    press("next", never);
    fireEvent.click(document.body);
    await pass(0);
    expect(gone).toEqual(["next"]);
  });

  test("has no effect once the address has changed", async () => {
    const { gone, press, navigate } = openPresses();
    press("next", never);
    await navigate("/filtered");
    await pass(150);
    expect(gone).toEqual([]);
  });

  test("is replaced by a later press, and ignored once its page was left", async () => {
    const { gone, press, unmount } = openPresses();
    press("one", never);
    press("other", never);
    await pass(150);
    expect(gone).toEqual(["other"]);
    press("late", never);
    unmount();
    await pass(150);
    expect(gone).toEqual(["other"]);
  });
});
