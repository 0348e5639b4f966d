import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { array, string } from "yup";
import { fieldOf } from "../../../../../platform/web/forms/FormField";
import { RadioCards } from "../../../../../platform/web/ui/fields/RadioCards";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { MessageId } from "../../../../../shared/messageId";
import { STAFF_ROLES, type StaffRole } from "../../../../../shared/staffRole";
import { type SupplierKind, supplierKinds } from "../../../../account/account.rules";
import type { NewPerson, Person, SupplyChoices } from "../../../../account/people.schemas";
import { ActionError } from "../../parts/ActionError";
import { useGetSupplyChoicesQuery } from "./people.api";

/** Ids are texts, as selects have them. `House`: chosen and not added yet. */
export type RoleValues = {
  StaffRole: StaffRole;
  Kind: SupplierKind;
  Company: string;
  House: string;
  Houses: readonly string[];
};

/** The fields of a person's present role; without one those of a new person. */
export function roleValuesOf(person?: Pick<Person, "StaffRole" | "Supplies">): RoleValues {
  const ids = person?.Supplies?.Of.map(({ Id }) => String(Id)) ?? [];
  const Kind = person?.Supplies?.Kind ?? "company";
  const isCompany = Kind === "company";
  return {
    StaffRole: person?.StaffRole ?? "desk",
    Kind,
    Company: isCompany ? (ids[0] ?? "") : "",
    House: "",
    Houses: isCompany ? [] : ids,
  };
}

/** The role in the call's form. A selected property counts, whether or not it was added to the list. */
export function roleIn({ StaffRole, Kind, Company, House, Houses }: RoleValues) {
  const houses = House === "" || Houses.includes(House) ? Houses : [...Houses, House];
  const Ids = (Kind === "company" ? [Company] : houses).map(Number);
  const Supplies: NewPerson["Supplies"] = StaffRole === "supplier" ? { Kind, Ids } : null;
  return { StaffRole, Supplies };
}

const answersFor = (kind: RoleValues["Kind"], { StaffRole, Kind }: RoleValues) =>
  StaffRole === "supplier" && Kind === kind;
const companyNeeded: MessageId = "staff.people.field.companyNeeded";
const houseNeeded: MessageId = "staff.people.field.houseNeeded";

/** The rules of the fields, for the schema of a form that has them. */
export const roleRules = {
  StaffRole: string(),
  Kind: string(),
  Houses: array(string()),
  Company: string().test(
    "needed",
    companyNeeded,
    (company = "", { parent }) => company !== "" || !answersFor("company", parent),
  ),
  House: string().test(
    "needed",
    houseNeeded,
    (house = "", { parent }) => house !== "" || parent.Houses.length > 0 || !answersFor("house", parent),
  ),
};

/** Roles are in lower case, because they are within sentences. */
const Initial = styled("span")({ display: "inline-block", "&::first-letter": { textTransform: "uppercase" } });

const Adding = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 12,
  "& > button": { marginTop: 28, height: 48 },
});

const Added = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", justifyContent: "space-between", alignItems: "center", gap: 12, minHeight: 44 },
});

const Field = fieldOf<RoleValues>();

type Props = {
  readonly values: RoleValues;
  /** Changes several values together. */
  readonly set: (change: Partial<RoleValues>) => void;
};

/** A role, and for a supplier's person whose bookings they answer. */
export function RoleFields({ values, set }: Props) {
  const intl = useIntl();
  const isSupplier = values.StaffRole === "supplier";
  const { data, error } = useGetSupplyChoicesQuery(undefined, { skip: !isSupplier });
  return (
    <>
      <Field
        as={RadioCards}
        name="StaffRole"
        onChange={({ target }) => set({ StaffRole: STAFF_ROLES.find((one) => one === target.value) ?? "desk" })}
        label={<FormattedMessage id="staff.people.field.role" />}
        choices={STAFF_ROLES.map((one) => ({
          value: one,
          title: (
            <Initial>
              <FormattedMessage id={`staff.role.${one}`} />
            </Initial>
          ),
          detail: <FormattedMessage id={`staff.people.field.roleHint.${one}`} />,
        }))}
      />
      {isSupplier && (
        <>
          <Field as={SelectField} name="Kind" label={<FormattedMessage id="staff.people.field.answersFor" />}>
            {supplierKinds.map((kind) => (
              <option key={kind} value={kind}>
                {intl.formatMessage({ id: `staff.people.field.answersFor.${kind}` })}
              </option>
            ))}
          </Field>
          <ActionError error={error} />
          {values.Kind === "company" ? (
            <Field
              as={SelectField}
              name="Company"
              label={<FormattedMessage id="staff.people.field.company" />}
              required
            >
              <option value="">{intl.formatMessage({ id: "staff.people.field.choose" })}</option>
              <NamedOptions named={data?.Companies} />
            </Field>
          ) : (
            <HouseFields houses={data?.Houses ?? []} values={values} set={set} />
          )}
        </>
      )}
    </>
  );
}

type HouseProps = Pick<Props, "values" | "set"> & {
  readonly houses: SupplyChoices["Houses"];
};

function HouseFields({ houses, values: { House, Houses }, set }: HouseProps) {
  const intl = useIntl();
  const isAdded = ({ Id }: { Id: number }) => Houses.includes(String(Id));
  return (
    <>
      <Adding>
        <Field
          as={SelectField}
          name="House"
          label={<FormattedMessage id="staff.people.field.house" />}
          required={Houses.length === 0}
        >
          <option value="">{intl.formatMessage({ id: "staff.people.field.choose" })}</option>
          <NamedOptions named={houses.filter((house) => !isAdded(house))} />
        </Field>
        <Button
          variant="outlined"
          disabled={House === ""}
          onClick={() => set({ House: "", Houses: [...Houses, House] })}
        >
          <FormattedMessage id="staff.people.field.add" />
        </Button>
      </Adding>
      {Houses.length > 0 && (
        <Added>
          {houses.filter(isAdded).map(({ Id, Name }) => (
            <li key={Id}>
              {Name}
              <Button
                aria-label={intl.formatMessage({ id: "staff.people.field.removeOf" }, { name: Name })}
                onClick={() => set({ Houses: Houses.filter((id) => id !== String(Id)) })}
              >
                <FormattedMessage id="staff.people.field.remove" />
              </Button>
            </li>
          ))}
        </Added>
      )}
    </>
  );
}

function NamedOptions({ named = [] }: { readonly named: SupplyChoices["Houses"] | undefined }) {
  return named.map(({ Id, Name }) => (
    <option key={Id} value={Id}>
      {Name}
    </option>
  ));
}
