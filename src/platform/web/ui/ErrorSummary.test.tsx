import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "./ErrorSummary";
import { TextField } from "./TextField";

const errors = [
  { name: "email", message: "Enter an e-mail" },
  { name: "phone", message: "Enter a phone" },
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it("is not there without errors", () => {
  render(<ErrorSummary title="To mend" errors={[]} attempt={1} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("takes the focus at each attempt to send that has errors, and not before (A11Y-2)", () => {
  const { rerender } = render(<ErrorSummary title="To mend" errors={errors} />);
  expect(screen.getByRole("alert")).not.toHaveFocus();
  rerender(<ErrorSummary title="To mend" errors={errors} attempt={1} />);
  expect(screen.getByRole("alert")).toHaveFocus();
});

it("leaves the focus where it is when only the list of errors changes", async () => {
  const page = (list: typeof errors) => (
    <>
      <ErrorSummary title="To mend" errors={list} attempt={1} />
      <TextField name="email" label="E-mail" />
    </>
  );
  const { rerender } = render(page(errors));
  await userEvent.click(screen.getByLabelText("E-mail"));
  rerender(page(errors.slice(1)));
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
});

it("moves the focus to a field from its link", async () => {
  render(
    <>
      <ErrorSummary title="To mend" errors={errors} />
      <TextField name="email" label="E-mail" />
      <TextField name="phone" label="Phone" />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Enter a phone" }));
  expect(screen.getByLabelText("Phone")).toHaveFocus();
});
