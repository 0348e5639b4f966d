import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { IntlProvider } from "react-intl";
import { object, string } from "yup";
import english from "../../../../i18n/en.json";
import type { CallError } from "../callError";
import { ErrorSummary } from "../ui/failures/ErrorSummary";
import { TextField } from "../ui/fields/TextField";
import { TypedDateField } from "../ui/fields/TypedDateField";
import { FormProvider } from "./FormField";
import { useForm } from "./useForm";

const phoneSchema = object({ phone: string().min(6, "field.phone") });

function Booking({ onSend }: { onSend: () => void }) {
  const form = useForm({
    initialValues: { phone: "" },
    validationSchema: phoneSchema,
    send: async () => {
      onSend();
      return undefined;
    },
  });
  return (
    <FormProvider form={form}>
      <form onSubmit={form.submit}>
        <form.Field as={TextField} label="Phone" name="phone" />
        <button type="button" onClick={onSend}>
          Send
        </button>
      </form>
    </FormProvider>
  );
}

let sent = 0;
const error = () => screen.queryByText("Too short");

beforeEach(async () => {
  sent = 0;
  render(
    <IntlProvider locale="en" messages={{ ...english, "field.phone": "Too short" }}>
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

it("a field that is left by pressing a button shows its error after the click, so that the button does not move", async () => {
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Send" });
  await user.pointer({ target: button, keys: "[MouseLeft>]" });
  expect(button).toHaveFocus();
  expect(error()).toBeNull();
  await user.pointer({ target: button, keys: "[/MouseLeft]" });
  expect(sent).toBe(1);
  expect(await screen.findByText("Too short")).toBeVisible();
});

it("the error is shown too after a press that is released elsewhere without a click", async () => {
  const user = userEvent.setup();
  await user.pointer({ target: screen.getByRole("button", { name: "Send" }), keys: "[MouseLeft>]" });
  await user.pointer([{ target: document.body }, { keys: "[/MouseLeft]" }]);
  expect(await screen.findByText("Too short")).toBeVisible();
  expect(sent).toBe(0);
});

it("the error is shown too after a press that becomes a drag", async () => {
  fireEvent.mouseDown(screen.getByRole("button"));
  fireEvent.blur(screen.getByLabelText("Phone"));
  expect(error()).toBeNull();
  fireEvent.dragEnd(screen.getByRole("button"));
  expect(await screen.findByText("Too short")).toBeVisible();
});

const nameSchema = object({ name: string().required("field.required") });

const bySchema = { short: object({ code: string().max(4) }), long: object({ code: string().max(9) }) };

function Limited({ limit }: { readonly limit: "short" | "long" }) {
  const form = useForm({
    initialValues: { code: "555123" },
    validationSchema: bySchema[limit],
    send: async () => undefined,
  });
  return (
    <FormProvider form={form}>
      <form onSubmit={form.submit}>
        <form.Field as={TextField} label="Number" name="code" />
      </form>
    </FormProvider>
  );
}

it("a new schema validates what is typed already, and shows its own rule with its limit", async () => {
  const shown = (limit: "short" | "long") => (
    <IntlProvider locale="en" messages={{ ...english, "form.tooLong": "At most {max}" }}>
      <Limited limit={limit} />
    </IntlProvider>
  );
  const { rerender } = render(shown("short"));
  await userEvent.click(screen.getByLabelText("Number"));
  await userEvent.tab();
  expect(await screen.findByText("At most 4")).toBeVisible();
  rerender(shown("long"));
  await waitFor(() => expect(screen.queryByText("At most 4")).toBeNull());
});

function Invitation({ failure }: { failure: CallError }) {
  const form = useForm({
    initialValues: { email: "", name: "" },
    validationSchema: nameSchema,
    send: async () => ({ error: failure }),
  });
  return (
    <FormProvider form={form}>
      <form onSubmit={form.submit}>
        <form.Field as={TextField} label="Email" name="email" />
        <form.Field as={TextField} label="Name" name="name" />
        {form.failure && <p>Refused</p>}
        <button type="submit">Invite</button>
      </form>
    </FormProvider>
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
      <IntlProvider locale="en" messages={{ ...english, "field.required": "No name" }}>
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

  it("a refusal of the server that names no field stays while the form is changed", async () => {
    const user = await refusedBy({ ...refusal, fields: [] });
    await user.type(screen.getByLabelText("Email"), "2");
    expect(screen.getByText("Refused")).toBeVisible();
  });

  it("ends when the form is submitted again, even if validation then fails", async () => {
    const user = await refusedBy({ ...refusal, fields: [] });
    await user.clear(screen.getByLabelText("Name"));
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("No name")).toBeVisible();
    expect(screen.queryByText("Refused")).toBeNull();
  });
});

const bornSchema = {
  optional: object({ born: string() }),
  required: object({ born: string().required("field.required") }),
};

function Born({ day, send }: { readonly day: keyof typeof bornSchema; readonly send: () => Promise<undefined> }) {
  const form = useForm({ initialValues: { born: "" }, validationSchema: bornSchema[day], send });
  return (
    <FormProvider form={form}>
      <form onSubmit={form.submit} noValidate>
        <ErrorSummary title="Wrong" errors={form.errors} attempt={form.attempt} />
        <form.Field as={TypedDateField} label="Born" name="born" />
        <button type="submit">Go</button>
      </form>
    </FormProvider>
  );
}

it.each(["optional", "required"] as const)(
  "an %s day that cannot be parsed is not sent, and the summary shows the field's error, until it is typed again (WEB-17)",
  async (day) => {
    const send = jest.fn(async () => undefined);
    render(
      <IntlProvider
        locale="en"
        messages={{
          ...english,
          "calendar.noWholeDay": "No such day",
          "calendar.order": "M/D",
          "field.required": "Missing",
        }}
      >
        <Born day={day} send={send} />
      </IntlProvider>,
    );
    const born = screen.getByLabelText("Born");
    await userEvent.type(born, "31/31/1990");
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    expect(await screen.findByRole("link", { name: "No such day" })).toBeVisible();
    expect(born).toHaveAccessibleDescription("No such day");
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(born);
    await userEvent.type(born, "12/31/1990");
    expect(screen.queryByText("No such day")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Go" }));
    expect(send).toHaveBeenCalledWith({ born: "1990-12-31" });
  },
);

const drawn: string[] = [];

function Shown(field: ComponentProps<typeof TextField>) {
  drawn.push(field.name);
  return <TextField {...field} />;
}

function Person() {
  const form = useForm({
    initialValues: { name: "", phone: "" },
    validationSchema: nameSchema,
    send: async () => undefined,
  });
  return (
    <FormProvider form={form}>
      <form.Field as={Shown} name="name" label={<b>Name</b>} hint={form.values.phone.length > 2 && "Whose is it?"} />
      <form.Field as={Shown} name="phone" label={<b>Phone</b>} />
    </FormProvider>
  );
}

it("a field renders again when its content changes, not at each key press in another one", async () => {
  render(
    <IntlProvider locale="en" messages={{ ...english, "field.required": "No name" }}>
      <Person />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByLabelText("Name"));
  await userEvent.tab();
  expect(await screen.findByText("No name")).toBeVisible();
  drawn.length = 0;
  await userEvent.keyboard("305");
  expect(screen.getByText("Whose is it?")).toBeVisible();
  expect(drawn.sort()).toEqual(["name", "phone", "phone", "phone"]);
});

const Size = ({ value }: { readonly value: Blob }) => <p>{value.size} bytes</p>;

function Upload() {
  const form = useForm({ initialValues: { proof: new Blob(["first"]) }, send: async () => undefined });
  return (
    <FormProvider form={form}>
      <form.Field as={Size} name={"proof" as never} />
      <button type="button" onClick={() => form.formik.setFieldValue("proof", new Blob(["another"]))}>
        Another
      </button>
    </FormProvider>
  );
}

it("a field whose value is a file renders again for another file", async () => {
  render(
    <IntlProvider locale="en" messages={english}>
      <Upload />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Another" }));
  expect(await screen.findByText("7 bytes")).toBeVisible();
});
