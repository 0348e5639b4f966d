import { useIntl } from "react-intl";
import type { MessageId } from "../../../web/messages";

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

/** The class of a booked car in words, by the letters of the catalogue's code (`ECO-M`); other names stay as they are. */
export function useBookedClass(): (code: string) => string {
  const intl = useIntl();
  return (code) => {
    const id = names[code.slice(0, 3)];
    return id ? intl.formatMessage({ id }) : code;
  };
}
