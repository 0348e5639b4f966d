import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/TextField";

type Props = { readonly initial: string; readonly busy: boolean; readonly onSearch: (typed: string) => void };

/** The fewest characters that are searched for. */
const FEWEST = 2;

/** One field for whatever the client has at hand. */
export function PlanSearchForm({ initial, busy, onSearch }: Props) {
  const [typed, setTyped] = useState(initial);
  const [tooShort, setTooShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setTooShort(wanted.length < FEWEST);
    if (wanted.length >= FEWEST) onSearch(wanted);
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 2, maxWidth: "40rem", mb: 4, justifyItems: "start", "& > div": { width: "100%" } }}
    >
      <TextField
        name="q"
        type="search"
        label={<FormattedMessage id="support.search.field" />}
        hint={<FormattedMessage id="support.search.hint" />}
        error={tooShort && <FormattedMessage id="support.search.tooShort" values={{ fewest: FEWEST }} />}
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="contained" color="secondary" loading={busy}>
        <FormattedMessage id="support.search.submit" />
      </Button>
    </Box>
  );
}
