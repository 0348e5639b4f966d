import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../../i18n/en.json";
import es from "../../../../../i18n/es.json";
import { CheckboxField } from "./CheckboxField";
import { DateField } from "./DateField";
import { RadioCards } from "./RadioCards";
import { SelectField } from "./SelectField";
import { TextField } from "./TextField";
import { TypedDateField } from "./TypedDateField";

it("a field with an error is invalid and described by the error first, then the hint", () => {
  render(<TextField name="surname" label="Surname" hint="As in the passport" error="Too short" />);
  const input = screen.getByRole("textbox", { name: "Surname" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Too short As in the passport");
});

it("a field without error or hint has no description and is not invalid", () => {
  render(<TextField name="surname" label="Surname" />);
  const input = screen.getByRole("textbox", { name: "Surname" });
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(input).not.toHaveAttribute("aria-invalid");
});

it("a required field says so to assistive technology and keeps its star out of its name", () => {
  render(<TextField name="email" label="E-mail" required />);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeRequired();
});

function Shown({ chosen }: { readonly chosen: (day: string) => void }) {
  const [day, setDay] = useState("2026-12-04");
  const take = (value: string) => {
    chosen(value);
    // Like a filter, which ignores incomplete days.
    if (value !== "") setDay(value);
  };
  return <DateField name="from" label="Desde" value={day} onChange={({ target }) => take(target.value)} />;
}

describe("a day of the back office (DESK-71)", () => {
  const show = () => {
    const chosen: string[] = [];
    render(
      <IntlProvider locale="es" messages={es}>
        <Shown chosen={(day) => chosen.push(day)} />
      </IntlProvider>,
    );
    return { chosen, field: screen.getByRole("textbox", { name: "Desde" }) };
  };

  it("is typed in the order of the page's language, and the former value stays until the day is complete", async () => {
    const user = userEvent.setup();
    const { chosen, field } = show();
    expect(field).toHaveValue("4 dic 2026");
    await user.clear(field);
    await user.type(field, "5/1/2027");
    expect(field).toHaveValue("5/1/2027");
    await user.tab();
    expect(field).toHaveValue("5 ene 2027");
    expect(chosen.filter((day) => day !== "")).toEqual(["2027-01-05"]);
  });

  it("a day of the back office that is invalid stays, and its error names the expected format", async () => {
    const user = userEvent.setup();
    const { field } = show();
    await user.clear(field);
    await user.type(field, "31/2/2027");
    await user.tab();
    expect(field).toHaveValue("31/2/2027");
    expect(field).toHaveAccessibleDescription("Escriba día, mes y año, por ejemplo 25/4/1988");
  });

  it("can be pressed in a calendar, which opens at the shown day", async () => {
    const user = userEvent.setup();
    const { field } = show();
    await user.click(screen.getByRole("button", { name: "Elegir en un calendario" }));
    const calendar = within(await screen.findByRole("dialog", { name: "Elegir en un calendario" }));
    await user.click(await calendar.findByRole("button", { name: "martes, 8 de diciembre de 2026" }));
    expect(field).toHaveValue("8 dic 2026");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("a day of the back office that was typed incompletely is shown in full once it is chosen in the calendar", async () => {
    const user = userEvent.setup();
    const { field } = show();
    await user.type(field, "{Backspace}");
    await user.click(screen.getByRole("button", { name: "Elegir en un calendario" }));
    expect(field).toBeInvalid();
    const calendar = within(await screen.findByRole("dialog", { name: "Elegir en un calendario" }));
    await user.click(await calendar.findByRole("button", { name: /^viernes, 4 de diciembre de 2026/ }));
    expect(field).toHaveValue("4 dic 2026");
    expect(field).not.toBeInvalid();
  });
});

it("radio cards are one group with its error, and say which was chosen", async () => {
  const chosen: string[] = [];
  render(
    <RadioCards
      name="method"
      label="How to pay"
      error="Choose one"
      value="card"
      onChange={(event) => chosen.push(event.target.value)}
      choices={[
        { value: "card", title: "Card" },
        { value: "transfer", title: "Transfer", detail: "Takes five days" },
        { value: "link", title: "Link", disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole("radiogroup", { name: "How to pay" })).toHaveAccessibleDescription("Choose one");
  expect(screen.getByRole("radio", { name: "Card" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Link" })).toBeDisabled();
  await userEvent.click(screen.getByText("Takes five days"));
  expect(chosen).toEqual(["transfer"]);
});

it("fields accept the props of Formik's getFieldProps", async () => {
  const sent: unknown[] = [];
  render(
    <Formik initialValues={{ name: "", zone: "VAR", terms: false }} onSubmit={(values) => void sent.push(values)}>
      {({ getFieldProps, handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <TextField label="Name" {...getFieldProps("name")} />
          <SelectField label="Zone" {...getFieldProps("zone")}>
            <option value="VAR">Varadero</option>
            <option value="VIN">Viñales</option>
          </SelectField>
          <CheckboxField label="I accept" {...getFieldProps({ name: "terms", type: "checkbox" })} />
          <button type="submit">Send</button>
        </form>
      )}
    </Formik>,
  );
  await userEvent.type(screen.getByLabelText("Name"), "Ana");
  await userEvent.selectOptions(screen.getByLabelText("Zone"), "VIN");
  await userEvent.click(screen.getByLabelText("I accept"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([{ name: "Ana", zone: "VIN", terms: true }]);
});

describe("a day that is typed (WEB-30)", () => {
  const sent: unknown[] = [];
  const born = () => screen.getByLabelText("Nacimiento");
  beforeEach(() => {
    sent.length = 0;
    render(
      <IntlProvider locale="es" messages={es}>
        <Formik initialValues={{ born: "" }} onSubmit={(values) => void sent.push(values)}>
          {({ getFieldProps, handleSubmit, setFieldValue }) => (
            <form onSubmit={handleSubmit} noValidate>
              <TypedDateField label="Nacimiento" {...getFieldProps("born")} />
              <button type="submit">Enviar</button>
              <button type="button" onClick={() => setFieldValue("born", "1990-01-31")}>
                Borrador
              </button>
            </form>
          )}
        </Formik>
      </IntlProvider>,
    );
  });

  it("is parsed in the language's order and shown with its month's name once the field is left", async () => {
    await userEvent.type(born(), "12/4/1988");
    expect(born()).toHaveValue("12/4/1988");
    await userEvent.tab();
    expect(born()).toHaveValue("12 abr 1988");
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(sent).toEqual([{ born: "1988-04-12" }]);
  });

  it("that is invalid is kept as typed, and the field names the expected format", async () => {
    await userEvent.type(born(), "31/2/1988");
    await userEvent.tab();
    expect(born()).toHaveValue("31/2/1988");
    expect(born()).toBeInvalid();
    expect(born()).toHaveAccessibleDescription("Escriba día, mes y año, por ejemplo 25/4/1988");
    await userEvent.clear(born());
    await userEvent.type(born(), "28021988");
    expect(born()).toBeValid();
  });

  it("is replaced by a day from elsewhere, such as a draft", async () => {
    await userEvent.type(born(), "31/2");
    await userEvent.click(screen.getByRole("button", { name: "Borrador" }));
    expect(born()).toHaveValue("31 ene 1990");
  });
});

describe("a day that is typed on a page in English (WEB-30, WEB-43)", () => {
  const usual = Object.getOwnPropertyDescriptor(navigator, "languages");
  afterEach(() => {
    Reflect.deleteProperty(navigator, "languages");
    if (usual) Object.defineProperty(navigator, "languages", usual);
  });
  const type = async (browser: string, text: string) => {
    Object.defineProperty(navigator, "languages", { configurable: true, value: [browser] });
    const days: string[] = [];
    render(
      <IntlProvider locale="en-US" messages={en}>
        <TypedDateField name="born" label="Born" value="" onChange={({ target }) => days.push(target.value)} />
      </IntlProvider>,
    );
    const field = screen.getByRole("textbox", { name: "Born" });
    const hint = field.getAttribute("placeholder");
    await userEvent.click(field);
    await userEvent.paste(text);
    return { hint, day: days.at(-1) };
  };

  it.each(["en-GB", "en-AU", "en-CA", "en-IE", "en-NZ", "en-ZA", "en-IN", "de-DE"])(
    "has its day first for a reader with a browser in %s, and says so",
    async (browser) => {
      expect(await type(browser, "04/05/1988")).toEqual({ hint: "dd/mm/yyyy", day: "1988-05-04" });
    },
  );

  it("has its month first in the United States, unless that is no valid day", async () => {
    expect(await type("en-US", "04/05/1988")).toEqual({ hint: "mm/dd/yyyy", day: "1988-04-05" });
    cleanup();
    expect(await type("en-US", "25/12/1988")).toMatchObject({ day: "1988-12-25" });
  });
});
