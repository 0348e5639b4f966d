import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { readStorage } from "../../../../platform/web/session/browserStorage";
import { token } from "../../../../platform/web/theme/token";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { withStorage } from "../../../../platform/web/withStorage";
import { focusSearch, moveRow, openAnswer, openNextAnswer, openNextItem, openSubject } from "./deskRows";
import { Key } from "./Key";
import { type DeskKey, deskKeyOf, deskKeys } from "./keyOf";

const List = styled("dl")({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "baseline",
  gap: "10px 16px",
  margin: "0 0 20px",
  "& dd": { margin: 0 },
});

const Opener = styled("button")({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 8px",
  border: 0,
  borderRadius: 6,
  background: "transparent",
  color: token("ink"),
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  "&:hover": { background: token("sunken") },
  // Narrow devices rarely have a keyboard.
  "@media (max-width: 639px)": { display: "none" },
});

const STORED_AS = "malecon.desk.keys";
const areOff = () => readStorage(STORED_AS) === "off";

/** Handles keyboard shortcuts, lists them, and lets users of voice control turn them off. (DESK-13) */
export function DeskKeys() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(areOff);
  const acts: Record<DeskKey, () => void> = {
    search: focusSearch,
    next: () => moveRow(1),
    previous: () => moveRow(-1),
    subject: openSubject,
    answer: () => openAnswer(),
    nextAnswer: openNextAnswer,
    nextItem: openNextItem,
    help: () => setOpen(true),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const meant = event.defaultPrevented || off ? null : deskKeyOf(event);
    if (!meant) return;
    // The character must not be typed into the field that gets the focus.
    event.preventDefault();
    acts[meant]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const turn = (on: boolean) => {
    setOff(!on);
    withStorage(() => (on ? localStorage.removeItem(STORED_AS) : localStorage.setItem(STORED_AS, "off")));
  };
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="support.keys.open" />
        <Key aria-hidden>?</Key>
      </Opener>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>
          <FormattedMessage id="support.keys.title" />
        </DialogTitle>
        <DialogContent>
          <List>
            {Object.entries(deskKeys).map(([key, does]) => (
              <div key={key} style={{ display: "contents" }}>
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>
                  <FormattedMessage id={`support.keys.${does}`} />
                </dd>
              </div>
            ))}
          </List>
          <CheckboxField
            name="deskKeys"
            checked={!off}
            onChange={({ target }) => turn(target.checked)}
            label={<FormattedMessage id="support.keys.on" />}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button variant="contained" onClick={() => setOpen(false)}>
            <FormattedMessage id="support.keys.close" />
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
