import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../fields/TextField";
import { ErrorSummary } from "./ErrorSummary";

const errors = [
  { name: "email", message: "Enter an e-mail" },
  { name: "phone", message: "Enter a phone" },
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it("a form's list of errors is absent without errors", () => {
  render(<ErrorSummary title="To mend" errors={[]} attempt={1} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("a form's list of errors takes the focus at each attempt to send that has errors, and not before (A11Y-2)", () => {
  const { rerender } = render(<ErrorSummary title="To mend" errors={errors} />);
  expect(screen.getByRole("alert")).not.toHaveFocus();
  rerender(<ErrorSummary title="To mend" errors={errors} attempt={1} />);
  expect(screen.getByRole("alert")).toHaveFocus();
});

it("a form's list of errors leaves the focus where it is when only the list of errors changes", async () => {
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

it("a form's list of errors moves the focus to a field from its link", async () => {
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

it("a form's list of errors has one link for each person of a group, with the shared problem or the fields, to the first field (WEB-17)", async () => {
  const missing = "This is required";
  const guests = ["Ana", "Luis"].map((guest) => (
    <fieldset key={guest}>
      <legend>{guest}</legend>
      <TextField name={`${guest}.name`} label="First name" required />
      <TextField name={`${guest}.passport`} label="Passport" />
    </fieldset>
  ));
  const page = (names: string[]) => (
    <form>
      <ErrorSummary title="To mend" errors={names.map((name) => ({ name, message: missing }))} />
      {guests}
      <TextField name="notes" label="Notes" />
    </form>
  );
  const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  const { rerender } = render(page(["Ana.name", "Luis.name"]));
  expect(links()).toEqual([`Ana: ${missing}`, `Luis: ${missing}`]);
  rerender(page(["Ana.name", "Ana.passport"]));
  expect(links()).toEqual(["Ana: first name, passport"]);
  await userEvent.click(screen.getByRole("link"));
  expect(screen.getAllByLabelText(/^First name/)[0]).toHaveFocus();
  rerender(page(["Ana.name", "Ana.passport", "Luis.name"]));
  expect(links()).toEqual(["Ana: first name, passport", `Luis: ${missing}`]);
  await userEvent.click(screen.getByRole("link", { name: `Luis: ${missing}` }));
  expect(screen.getAllByLabelText(/^First name/)[1]).toHaveFocus();
  rerender(page(["Luis.name"]));
  expect(links()).toEqual([`Luis: ${missing}`]);
  rerender(page(["notes"]));
  expect(links()).toEqual([missing]);
});

it("a form's list of errors names the field if two fields outside a group have the same problem (WEB-17)", () => {
  const names = ["from", "until"];
  render(
    <form>
      <ErrorSummary title="To mend" errors={names.map((name) => ({ name, message: "Enter a day" }))} />
      <TextField name="from" label="From" />
      <TextField name="until" label="Until" />
    </form>,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "From: Enter a day",
    "Until: Enter a day",
  ]);
});
