import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { PageFrame } from "./PageFrame";

it("a page moves the focus to its heading when it opens, so that the new page is read out (A11Y-2)", () => {
  render(<PageFrame title="Your plan">…</PageFrame>);
  expect(screen.getByRole("heading", { level: 1, name: "Your plan" })).toHaveFocus();
});

it("a page does not move the focus if a field should have it", () => {
  render(
    <PageFrame title="Sign in" focusHeading={false}>
      …
    </PageFrame>,
  );
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveFocus();
});

it("a page does not move the focus again when the page's text changes", () => {
  const page = (title: string) => (
    <PageFrame title={title}>
      <input aria-label="Search" />
    </PageFrame>
  );
  const { rerender } = render(page("Your plan"));
  screen.getByLabelText("Search").focus();
  rerender(page("Su plan"));
  expect(screen.getByLabelText("Search")).toHaveFocus();
});

it("a page leaves the focus in the header above the page, where a menu may be open (A11Y-2)", () => {
  const shell = (content: ReactNode) => (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <main>{content}</main>
    </>
  );
  const { rerender } = render(shell(null));
  screen.getByRole("button", { name: "Menu" }).focus();
  rerender(shell(<PageFrame title="News">…</PageFrame>));
  expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
});
