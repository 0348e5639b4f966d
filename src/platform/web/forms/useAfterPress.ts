import { useCallback, useEffect, useRef } from "react";

/**
 * Runs something immediately or, while a mouse button or finger is down, later. A field that loses the focus by a press
 * is validated only afterwards: its error adds a line, which would move the pressed button away.
 *
 * By default it runs after the `click`: a checkbox that is rendered again during its click is not checked. Or after the
 * `release` and before the click, so that the click acts on the result. The click then goes to the pressed element,
 * even if that has moved.
 */
export function useAfterPress(after: "click" | "release" = "click"): (run: () => void) => void {
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
  return useCallback((run) => (pressed.current ? runAfter(after, run) : run()), [after]);
}

/** A release elsewhere causes no click; a drag does not even cause a release. */
function runAfter(after: "click" | "release", run: () => void): void {
  let settled = false;
  const settle = () => {
    if (!settled) run();
    settled = true;
  };
  window.addEventListener("dragend", settle, { once: true });
  if (after === "click") window.addEventListener("click", settle, { once: true });
  // The click follows the release in the same task.
  window.addEventListener("mouseup", after === "click" ? () => setTimeout(settle) : settle, { once: true });
}
