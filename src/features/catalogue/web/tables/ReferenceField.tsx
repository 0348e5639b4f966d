import Autocomplete from "@mui/material/Autocomplete";
import { styled } from "@mui/material/styles";
import { type ComponentProps, type FocusEvent, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { controlStyles } from "../../../../platform/web/theme/components/fields";
import { token } from "../../../../platform/web/theme/token";
import type { DateField } from "../../../../platform/web/ui/fields/DateField";
import { LabelledField } from "../../../../platform/web/ui/fields/LabelledField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Icon } from "../../../../platform/web/ui/Icon";
import { useDebouncedValue } from "../../../../platform/web/useDebouncedValue";
import type { Row } from "../../catalogue.cells";
import type { Column } from "../../catalogue.sheet";
import type { Names, TablePage, TableQuestion } from "../../tables.schemas";
import { useGetCataloguePageQuery } from "../catalogue.api";
import { useShownCell } from "./useShownCell";

/** A longer table is searched on the server, as a list of it is too long to read. */
const LIST_ROWS = 20;
const SETTLES_WITHIN = 300;

const Frame = styled("div")({
  position: "relative",
  "& svg": { position: "absolute", insetInlineEnd: 12, top: "calc(50% - 10px)", pointerEvents: "none" },
});

const Input = styled("input")({ ...controlStyles, paddingInlineEnd: 40, textOverflow: "ellipsis" });

/** The props that a form gives to a field. */
export type FormField = Pick<ComponentProps<typeof DateField>, "name" | "value" | "onChange" | "id" | "error"> & {
  readonly onBlur: (event: FocusEvent) => void;
};

type Props = FormField &
  Pick<ComponentProps<typeof SelectField>, "label" | "disabled" | "required"> & {
    readonly column: Column;
    readonly of: NonNullable<Column["of"]>;
    /** Of the rows that the form's row refers to already. */
    readonly names: Names;
    readonly mayBeEmpty: boolean;
  };

/**
 * A reference to a row of another table, chosen by its name: from a list, or from what a typed text finds. A key may be
 * typed where the table cannot be loaded. (OPS-42)
 */
export function ReferenceField(props: Props) {
  const { column, of, names, mayBeEmpty, ...field } = props;
  const { data } = useGetCataloguePageQuery(pageOf(of, ""));
  const textOf = useRowText(props, data);
  const { value } = field;
  if (!data) return <TextField {...field} autoComplete="off" />;
  if (data.Total > data.Rows.length) return <SearchedField {...props} />;
  const keys = keysIn(data, of);
  return (
    <SelectField {...field}>
      {(mayBeEmpty || value === "") && <option value="" />}
      {(value === "" || keys.includes(value) ? keys : [value, ...keys]).map((key) => (
        <option key={key} value={key}>
          {textOf(key)}
        </option>
      ))}
    </SelectField>
  );
}

/** A field that searches the table on the server once somebody pauses in typing. */
function SearchedField(props: Props) {
  const { of, mayBeEmpty, label, value, onChange, onBlur, names, column, ...field } = props;
  const [typed, setTyped] = useState("");
  const find = typed.trim();
  const settled = useDebouncedValue(find, SETTLES_WITHIN);
  const { data, currentData, isFetching } = useGetCataloguePageQuery(pageOf(of, settled));
  const textOf = useRowText(props, data);
  // An earlier text's results are not offered for this one, as Enter would choose one.
  const found = settled === find ? currentData : undefined;
  const [chosen, setChosen] = useState({ key: value, text: textOf(value) });
  return (
    <Autocomplete
      id={field.id}
      options={found ? keysIn(found, of) : []}
      value={value}
      disabled={field.disabled}
      loading={isFetching || settled !== find}
      openOnFocus
      autoHighlight
      forcePopupIcon={false}
      slotProps={{ paper: { sx: { border: `1px solid ${token("outline")}` } } }}
      getOptionLabel={(key) => (key === chosen.key ? chosen.text : textOf(key))}
      // The server has searched already, also in the names that are shown instead of keys.
      filterOptions={(found) => found}
      noOptionsText={<FormattedMessage id="support.table.none" />}
      loadingText={<FormattedMessage id="support.search.loading" />}
      onChange={(_event, key) => {
        setChosen({ key: key ?? "", text: textOf(key ?? "") });
        onChange({ target: { name: field.name, value: key ?? "" } });
      }}
      onInputChange={(_event, text, reason) => setTyped(reason === "input" ? text : "")}
      onBlur={onBlur}
      renderInput={({ slotProps }) => (
        <LabelledField {...field} label={label} id={field.id} required={field.required}>
          {(tied) => (
            <Frame ref={slotProps.input.ref}>
              <Input {...slotProps.htmlInput} disabled={field.disabled} {...tied} />
              <Icon name="chevronDown" />
            </Frame>
          )}
        </LabelledField>
      )}
    />
  );
}

const pageOf = ({ sheet }: Props["of"], Find: string): TableQuestion => ({
  Table: sheet,
  Page: 0,
  PageSize: LIST_ROWS,
  Sort: null,
  Descending: false,
  Find,
});

const keysIn = ({ Rows }: TablePage, { by }: Props["of"]) => Rows.map((row) => row[by] ?? "");

/** The text of a row by its key: its name, with the key, as names may be alike. */
function useRowText({ column, of, names }: Pick<Props, "column" | "of" | "names">, page: TablePage | undefined) {
  const shown = useShownCell(useMemo(() => [...names, ...namesOfRows(of, page)], [names, of, page]));
  return (key: string) => {
    const name = shown.cell(column, { [column.name]: key });
    return name === key ? key : `${name} (${key})`;
  };
}

/** The rows of a table's page as names for those that refer to them; a room is called by its property and its class. */
function namesOfRows({ sheet, by }: Props["of"], page: TablePage | undefined): Names {
  const propertyOf = (row: Row) =>
    page?.Names.find(({ Table, Key }) => Table === "houses" && Key === row.house_id)?.Name ?? "";
  return (page?.Rows ?? []).map((row) => ({
    Table: sheet,
    Key: row[by] ?? "",
    Name: sheet === "rooms" ? propertyOf(row) : (row.name ?? ""),
    RoomClass: sheet === "rooms" ? (row.class ?? "") : "",
  }));
}
