import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import { IntlProvider } from "react-intl";
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

it("a date field keeps to its first and last day", () => {
  render(<DateField name="pickUp" label="Pick-up" min="2026-12-01" max="2026-12-31" defaultValue="2026-12-04" />);
  const input = screen.getByLabelText("Pick-up");
  expect(input).toHaveAttribute("type", "date");
  expect(input).toHaveAttribute("min", "2026-12-01");
  expect(input).toHaveAttribute("max", "2026-12-31");
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

it("fields take what Formik gives them", async () => {
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

  it("is read in the language's order and shown with its month once the field is left", async () => {
    await userEvent.type(born(), "12/4/1988");
    expect(born()).toHaveValue("12/4/1988");
    await userEvent.tab();
    expect(born()).toHaveValue("12 abr 1988");
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(sent).toEqual([{ born: "1988-04-12" }]);
  });

  it("that is none is kept as typed, and the field says what is expected", async () => {
    await userEvent.type(born(), "31/2/1988");
    await userEvent.tab();
    expect(born()).toHaveValue("31/2/1988");
    expect(born()).toBeInvalid();
    expect(born()).toHaveAccessibleDescription(es["calendar.noWholeDay"]);
    await userEvent.clear(born());
    await userEvent.type(born(), "28021988");
    expect(born()).toBeValid();
  });

  it("gives way to a day that comes from elsewhere, such as a draft", async () => {
    await userEvent.type(born(), "31/2");
    await userEvent.click(screen.getByRole("button", { name: "Borrador" }));
    expect(born()).toHaveValue("31 ene 1990");
  });
});
