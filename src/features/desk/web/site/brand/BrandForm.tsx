import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { array, mixed, string } from "yup";
import { withValues } from "../../../../../platform/web/forms/problems";
import { printable, schemaOf, typed } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextArea } from "../../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { SideBySide } from "../../../../../platform/web/ui/page/SideBySide";
import { isEmailAddress } from "../../../../../shared/contacts";
import type { MessageId } from "../../../../../shared/messageId";
import { MOST_LETTERS } from "../../../../brand/brand.limits";
import { contrastProblems } from "../../../../brand/brand.rules";
import type { OwnBrand, BrandForm as Values } from "../../../../brand/brand.schemas";
import { supportBrandPath } from "../../../desk.pages";
import { DeskForm } from "../../parts/DeskForm";
import { BrandPreview } from "./BrandPreview";
import { useSetBrandMutation } from "./brand.api";
import { ColourField } from "./ColourField";
import { LogoFields } from "./LogoFields";

/** The page once it has saved. */
const BRAND_SAVED = supportBrandPath({ saved: "" });

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(24px, 4vw, 48px)",
  "@media (min-width: 1000px)": { gridTemplateColumns: "minmax(0, 1fr) 360px", alignItems: "start" },
});

const Beside = styled("div")({ "@media (min-width: 1000px)": { position: "sticky", top: 88 } });

const Pair = styled("div")({
  display: "grid",
  gap: "18px 24px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
});

/** A completely typed colour that is readable where it is used. (OPS-155) */
const colour = (name: "Main" | "MainNight" | "Accent" | "AccentNight") =>
  string()
    .matches(/^(#[0-9A-Fa-f]{6})?$/, "field.colour" satisfies MessageId)
    .test("contrast", (_typed, context) => {
      const chosen = { Main: "", MainNight: "", Accent: "", AccentNight: "", [name]: context.parent[name] ?? "" };
      const [problem] = /^#[0-9A-Fa-f]{6}$/.test(chosen[name]) ? contrastProblems(chosen) : [];
      return !problem || context.createError({ message: withValues("field.contrast", problem.facts) });
    });

const schema = schemaOf<Values>()({
  Legal: array(mixed()),
  Name: printable(MOST_LETTERS.name),
  ShortName: printable(MOST_LETTERS.shortName),
  Prefix: typed().matches(/^([A-Z]{2,4})?$/, "field.referencePrefix" satisfies MessageId),
  SenderName: printable(MOST_LETTERS.name),
  ReplyTo: typed().test("email", "field.email" satisfies MessageId, (text = "") => text === "" || isEmailAddress(text)),
  Registration: printable(MOST_LETTERS.number),
  TaxId: printable(MOST_LETTERS.number),
  Main: colour("Main"),
  MainNight: colour("MainNight"),
  Accent: colour("Accent"),
  AccentNight: colour("AccentNight"),
});

/** The parts of the brand that are visible everywhere once saved, with a preview by day and at night. (OPS-150) */
export function BrandForm({ brand }: { readonly brand: OwnBrand }) {
  const [set] = useSetBrandMutation();
  const form = useForm<Values>({
    initialValues: brand.Brand,
    validationSchema: schema,
    send: async (values) => {
      const answer = await set(values);
      if (answer.error) return answer;
      form.formik.resetForm({ values });
      // The page itself keeps the head, mark and colours that it started with.
      location.assign(BRAND_SAVED);
      return answer;
    },
  });
  const { values, Field } = form;
  const text = (name: "Name" | "ShortName" | "SenderName" | "Registration" | "TaxId", most: number) => (
    <Field
      as={TextField}
      name={name}
      label={<FormattedMessage id={`brand.field.${name}`} />}
      hint={<FormattedMessage id={`brand.hint.${name}`} />}
      maxLength={most}
      autoComplete="off"
    />
  );
  return (
    <Columns>
      <DeskForm
        form={form}
        wide
        actions={
          <BusyButton type="submit" variant="contained" color="secondary" loading={form.sending}>
            <FormattedMessage id="brand.save" />
          </BusyButton>
        }
      >
        <Section title={<FormattedMessage id="brand.name.title" />} lead={<FormattedMessage id="brand.name.lead" />}>
          <Pair>
            {text("Name", MOST_LETTERS.name)}
            {text("ShortName", MOST_LETTERS.shortName)}
          </Pair>
          <LogoFields brand={brand} />
        </Section>
        <Section
          title={<FormattedMessage id="brand.colours.title" />}
          lead={<FormattedMessage id="brand.colours.lead" />}
        >
          <Pair>
            {(["Main", "MainNight", "Accent", "AccentNight"] as const).map((name) => (
              <Field
                key={name}
                as={ColourField}
                name={name}
                values={values}
                onPick={(hex) => void form.formik.setFieldValue(name, hex)}
              />
            ))}
          </Pair>
        </Section>
        <Section title={<FormattedMessage id="brand.letters.title" />}>
          <Pair>
            <Field
              as={TextField}
              name="Prefix"
              label={<FormattedMessage id="brand.field.Prefix" />}
              hint={<FormattedMessage id="brand.hint.Prefix" values={{ prefix: values.Prefix || "REF" }} />}
              maxLength={4}
              autoComplete="off"
              autoCapitalize="characters"
            />
            {text("SenderName", MOST_LETTERS.name)}
            <Field
              as={TextField}
              name="ReplyTo"
              label={<FormattedMessage id="brand.field.ReplyTo" />}
              hint={<FormattedMessage id="brand.hint.ReplyTo" />}
              type="email"
              maxLength={MOST_LETTERS.email}
              autoComplete="off"
            />
          </Pair>
        </Section>
        <Section title={<FormattedMessage id="brand.legal.title" />} lead={<FormattedMessage id="brand.legal.lead" />}>
          <Pair>
            {text("Registration", MOST_LETTERS.number)}
            {text("TaxId", MOST_LETTERS.number)}
          </Pair>
          <SideBySide>
            {(language, place) => (
              <Field
                as={TextArea}
                name={`Legal.${place}.Text`}
                label={<FormattedMessage id="brand.field.Legal" />}
                maxLength={MOST_LETTERS.legal}
                rows={3}
                lang={language}
              />
            )}
          </SideBySide>
        </Section>
      </DeskForm>
      <Beside>
        <BrandPreview values={values} brand={brand} />
      </Beside>
    </Columns>
  );
}
