import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "./Disclosure";

const language = (
  <Disclosure label="Language" face="Language">
    <li>
      <button type="button">Español</button>
    </li>
  </Disclosure>
);

it("an open menu of the header closes when the window loses the focus, to the browser's bar or to a frame (A11Y-2)", async () => {
  render(language);
  const toggle = screen.getByRole("button", { name: "Language" });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  fireEvent.blur(window);
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});

it("an open menu of the header closes on a press elsewhere even if pressed buttons get no focus, and stays open for a press on its own list (A11Y-2)", async () => {
  render(
    <>
      {language}
      <main>The page</main>
    </>,
  );
  const toggle = screen.getByRole("button", { name: "Language" });
  await userEvent.click(toggle);
  fireEvent.blur(toggle, { relatedTarget: null });
  fireEvent.pointerDown(screen.getByRole("button", { name: "Español" }));
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  fireEvent.pointerDown(screen.getByText("The page"));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});
