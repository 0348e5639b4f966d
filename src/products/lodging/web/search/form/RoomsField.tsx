import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { agesKnown, withoutRoom, withRoom } from "../../../book/lodging.guests";
import { MOST_ROOMS } from "../../../lodging.rules";
import type { LodgingRoom } from "../../../lodging.schemas";
import { RoomFields } from "./RoomFields";
import { useGuestsText } from "./useLodgingStayText";

type Props = {
  readonly rooms: readonly LodgingRoom[];
  /** Set for a single property: a villa is rented as a whole. */
  readonly roomClassCode?: string | undefined;
  /** After the first submit: missing fields are shown. */
  readonly sent: boolean;
  readonly onChange: (rooms: LodgingRoom[]) => void;
};

const Opener = styled("button")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 48,
  padding: "8px 12px",
  borderRadius: 6,
  border: `2px solid ${token("outline")}`,
  background: token("surface"),
  color: token("ink"),
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { borderColor: token("ink") },
  "& span": { flex: 1 },
});

const Label = styled("p")({ fontWeight: 600, fontSize: "1rem", lineHeight: 1.35, marginBottom: 6 });

/** Pixels that the panel needs above its control: two rooms, each with a child. */
const ROOM_ABOVE = 400;

/**
 * Opens below its control. If the control is in a row, it covers the rest of the page, and opens above the control if
 * there is room, because the form's button is below it.
 */
const Panel = styled("div")({
  display: "grid",
  gap: 16,
  marginTop: 12,
  "@media (min-width: 900px)": {
    position: "absolute",
    zIndex: 2,
    right: 0,
    width: "26rem",
    marginTop: 6,
    maxHeight: "min(36rem, 80vh)",
    overflowY: "auto",
    "&[data-above]": { bottom: 54, marginTop: 0, maxHeight: ROOM_ABOVE },
  },
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("page"),
});

const Rooms = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
});

/** The rooms and their guests in one line, edited room by room. */
export function RoomsField({ rooms, roomClassCode, sent, onChange }: Props) {
  const id = useId();
  const missing = sent && !agesKnown(rooms);
  const [open, setOpen] = useState(false);
  const guests = useGuestsText(rooms, roomClassCode);
  const shown = open || missing;
  const isFull = rooms.length >= MOST_ROOMS;
  const opener = useRef<HTMLButtonElement>(null);
  const [above, setAbove] = useState(false);
  const toggle = () => {
    setAbove((opener.current?.getBoundingClientRect().top ?? 0) > ROOM_ABOVE);
    setOpen(!shown);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its controls.
    <div style={{ position: "relative" }} onKeyDown={closeOnEscape}>
      <Label id={`${id}-label`}>
        <FormattedMessage id="lodging.search.guests" />
      </Label>
      <Opener
        ref={opener}
        type="button"
        aria-describedby={`${id}-label`}
        aria-expanded={shown}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="person" />
        <span>{guests}</span>
        <Icon name={shown ? "chevronUp" : "chevronDown"} />
      </Opener>
      {shown && (
        <Panel id={id} {...(above && { "data-above": "" })}>
          <Rooms>
            {rooms.map((room) => (
              <RoomFields
                key={room.room}
                room={room}
                sent={sent}
                onChange={(changed) => onChange(rooms.map((one) => (one.room === room.room ? changed : one)))}
                onRemove={rooms.length > 1 ? () => onChange(withoutRoom(rooms, room.room)) : undefined}
              />
            ))}
          </Rooms>
          <div>
            <Button
              variant="outlined"
              startIcon={<Icon name="plus" />}
              // Not `disabled`: the press that adds the last room would lose the focus. (A11Y-2)
              aria-disabled={isFull}
              sx={{
                "&[aria-disabled=true]": { color: token("inkSoft"), borderColor: token("sand"), cursor: "default" },
              }}
              onClick={() => isFull || onChange(withRoom(rooms))}
            >
              <FormattedMessage id="lodging.rooms.add" />
            </Button>
          </div>
        </Panel>
      )}
    </div>
  );
}
