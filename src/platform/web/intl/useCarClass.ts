import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../shared/messageId";

const names: Readonly<Record<string, MessageId>> = {
  ECO: "enum.carClass.ECO",
  MED: "enum.carClass.MED",
  MAL: "enum.carClass.MAL",
  LUX: "enum.carClass.LUX",
  JEP: "enum.carClass.JEP",
  SUV: "enum.carClass.SUV",
  VAN: "enum.carClass.VAN",
  SPT: "enum.carClass.SPT",
};

/** The catalogue's class codes (`ECO-M`) as text: "Economy", or "Economy, manual". Unknown codes stay as they are. */
export function useCarClass(): { name: (code: string) => string; withGears: (code: string) => string } {
  const intl = useIntl();
  const name = useCallback(
    (code: string) => {
      const id = names[code.slice(0, 3)];
      return id ? intl.formatMessage({ id }) : code;
    },
    [intl],
  );
  const withGears = useCallback(
    (code: string) => {
      const gears = code.endsWith("-A") ? "car.gears.automatic" : "car.gears.manual";
      return /^[A-Z]{3}-[AM]$/.test(code) ? `${name(code)}, ${intl.formatMessage({ id: gears })}` : name(code);
    },
    [intl, name],
  );
  return { name, withGears };
}
