import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { PresentName } from "./presentStep";

/** The checkout's only live region: announces each change of the plan's current step while the page is open. */
export function StepAnnouncer({ name }: { readonly name: PresentName | "cancelled" }) {
  const intl = useIntl();
  const shown = useRef(name);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    setSaid(intl.formatMessage({ id: `checkout.present.${name}.title` }));
  }, [name, intl]);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
