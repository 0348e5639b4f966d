import { styled } from "@mui/material/styles";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { token } from "../../../../platform/web/theme/token";
import { barControl } from "./barControl";

const Root = styled("div")({ position: "relative" });
const Toggle = styled("button")(barControl);
const Panel = styled("ul")({
  position: "absolute",
  // Above the alerts, which appear at the same place.
  zIndex: 1450,
  right: 0,
  top: "calc(100% + 6px)",
  minWidth: 200,
  margin: 0,
  padding: 6,
  listStyle: "none",
  borderRadius: 8,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& > li > *": {
    ...barControl,
    width: "100%",
    justifyContent: "flex-start",
    paddingInline: 12,
    whiteSpace: "nowrap",
  },
});

type Props = {
  /** The accessible name; the visible text must be part of it (WCAG 2.5.3). */
  readonly label: string;
  readonly face: ReactNode;
  /** `li` elements, each with one link or button. */
  readonly children: ReactNode;
};

/**
 * A button that opens a short list below it. Closes on a choice, Escape, a press elsewhere, or when the focus leaves,
 * be it to a frame or to the browser's own bar.
 */
export function Disclosure({ label, face, children }: Props) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  // Safari moves no focus to a pressed button: a press has no related target there, and is looked at below.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOnPress = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    // A frame and the browser's bar report no press to the page: the window loses the focus to them.
    const close = () => setOpen(false);
    if (open) {
      addEventListener("pointerdown", closeOnPress);
      addEventListener("blur", close);
    }
    return () => {
      removeEventListener("pointerdown", closeOnPress);
      removeEventListener("blur", close);
    };
  }, [open]);
  const closeOnChoice = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Root ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <Toggle ref={toggle} type="button" aria-expanded={open} aria-label={label} onClick={() => setOpen(!open)}>
        {face}
      </Toggle>
      {open ? <Panel onClick={closeOnChoice}>{children}</Panel> : null}
    </Root>
  );
}
