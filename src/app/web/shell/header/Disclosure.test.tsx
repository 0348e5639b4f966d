import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "./Disclosure";

it("closes on a press elsewhere where a pressed button gets no focus, and stays for one on its own list (A11Y-2)", async () => {
  render(
    <>
      <Disclosure label="Language" face="Language">
        <li>
          <button type="button">Español</button>
        </li>
      </Disclosure>
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
