import { useEffect, useRef } from "react";

/**
 * Runs something at once or, while a mouse button or finger is down, with the click, before what the click does. A field
 * that lost the focus by a press counts as left only then: its error adds a line, which would move a button away between
 * press and release.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      pressed.current = type === "mousedown";
    };
    const types = ["mousedown", "mouseup", "dragend"];
    for (const type of types) window.addEventListener(type, follow, true);
    return () => {
      for (const type of types) window.removeEventListener(type, follow, true);
    };
  }, []);
  return (run) => (pressed.current ? withClick(run) : run());
}

/** Calls `run` with the click. A release elsewhere causes no click; a drag not even a release. */
function withClick(run: () => void): void {
  let settled = false;
  const settle = () => {
    if (!settled) run();
    settled = true;
  };
  window.addEventListener("click", settle, { once: true, capture: true });
  window.addEventListener("dragend", settle, { once: true });
  // The click follows the release in the same task.
  window.addEventListener("mouseup", () => setTimeout(settle), { once: true });
}
