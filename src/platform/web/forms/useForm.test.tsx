import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import { object, string } from "yup";
import type { CallError } from "../callError";
import { TextField } from "../ui/fields/TextField";
import { useForm } from "./useForm";

function Booking({ onSend }: { onSend: () => void }) {
  const form = useForm({
    initialValues: { phone: "" },
    schema: object({ phone: string().min(6, "tooShort") }),
    send: async () => {
      onSend();
      return undefined;
    },
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Phone" {...form.field("phone")} />
      <button type="button" onClick={onSend}>
        Send
      </button>
    </form>
  );
}

let sent = 0;
const error = () => screen.queryByText("Too short");

beforeEach(async () => {
  sent = 0;
  render(
    <IntlProvider locale="en" messages={{ tooShort: "Too short" }}>
      <Booking onSend={() => sent++} />
    </IntlProvider>,
  );
  await userEvent.type(screen.getByLabelText("Phone"), "305");
});

it("a field shows its error once it was left by the keyboard", async () => {
  expect(error()).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText("Too short")).toBeVisible();
});

it("a field that is left by pressing a button shows its error after the click, so that the button stays where it is", async () => {
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Send" });
  await user.pointer({ target: button, keys: "[MouseLeft>]" });
  expect(button).toHaveFocus();
  expect(error()).toBeNull();
  await user.pointer({ target: button, keys: "[/MouseLeft]" });
  expect(sent).toBe(1);
  expect(await screen.findByText("Too short")).toBeVisible();
});

it("a press that is released elsewhere, and clicks nothing, lets the error be shown too", async () => {
  const user = userEvent.setup();
  await user.pointer({ target: screen.getByRole("button", { name: "Send" }), keys: "[MouseLeft>]" });
  await user.pointer([{ target: document.body }, { keys: "[/MouseLeft]" }]);
  expect(await screen.findByText("Too short")).toBeVisible();
  expect(sent).toBe(0);
});

it("a press that ends as something dragged and dropped lets the error be shown too", async () => {
  fireEvent.mouseDown(screen.getByRole("button"));
  fireEvent.blur(screen.getByLabelText("Phone"));
  expect(error()).toBeNull();
  fireEvent.dragEnd(screen.getByRole("button"));
  expect(await screen.findByText("Too short")).toBeVisible();
});

function Invitation({ failure }: { failure: CallError }) {
  const form = useForm({
    initialValues: { email: "", name: "" },
    schema: object({ name: string().required("noName") }),
    send: async () => ({ error: failure }),
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Email" {...form.field("email")} />
      <TextField label="Name" {...form.field("name")} />
      {form.failure && <p>Refused</p>}
      <button type="submit">Invite</button>
    </form>
  );
}

describe("a refusal of the server", () => {
  const refusal: CallError = {
    ...{ status: 409, code: "staff.isClient", message: "It is taken", language: "en" },
    fields: [{ Field: "email", Code: "taken", Message: "Taken" }],
  };
  async function refusedBy(failure: CallError) {
    const user = userEvent.setup();
    render(
      <IntlProvider locale="en" messages={{ noName: "No name" }}>
        <Invitation failure={failure} />
      </IntlProvider>,
    );
    await user.type(screen.getByLabelText("Email"), "ana");
    await user.type(screen.getByLabelText("Name"), "Ana");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Refused")).toBeVisible();
    return user;
  }

  it("stays until each field that it names was changed", async () => {
    const user = await refusedBy(refusal);
    await user.type(screen.getByLabelText("Name"), " Rivera");
    expect(screen.getByText("Refused")).toBeVisible();
    await user.type(screen.getByLabelText("Email"), "2");
    expect(screen.queryByText("Refused")).toBeNull();
  });

  it("that names no field stays while the form is changed", async () => {
    const user = await refusedBy({ ...refusal, fields: [] });
    await user.type(screen.getByLabelText("Email"), "2");
    expect(screen.getByText("Refused")).toBeVisible();
  });

  it("ends when the form is sent again, also where it is found wrong before", async () => {
    const user = await refusedBy({ ...refusal, fields: [] });
    await user.clear(screen.getByLabelText("Name"));
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("No name")).toBeVisible();
    expect(screen.queryByText("Refused")).toBeNull();
  });
});
