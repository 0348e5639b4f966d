import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBottom: 16,
});
const Search = styled("form")({
  display: "flex",
  alignItems: "end",
  gap: 12,
  flex: "0 1 30rem",
  "& > div": { flex: 1 },
});

type Props = { readonly find: string; readonly onFind: (text: string) => void; readonly onAdd?: () => void };

/** Searches a table's rows by text; `onAdd` adds a row, if the table can have more. */
export function TableTools({ find, onFind, onAdd }: Props) {
  const [typed, setTyped] = useState(find);
  const [found, setFound] = useState(find);
  // The field follows the address, also where the browser's Back changes it.
  if (found !== find) {
    setFound(find);
    setTyped(find);
  }
  return (
    <Tools>
      <Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typed.trim());
        }}
      >
        <TextField
          name="find"
          type="search"
          label={<FormattedMessage id="support.table.find" />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={LONGEST.searchWords}
          autoComplete="off"
        />
        <Button type="submit" variant="outlined" size="large">
          <FormattedMessage id="support.search.submit" />
        </Button>
      </Search>
      {onAdd && (
        <Button variant="contained" color="secondary" size="large" onClick={onAdd}>
          <FormattedMessage id="support.table.add" />
        </Button>
      )}
    </Tools>
  );
}
