import { readPolicyValues } from "../../../features/information/policyBox.rules";
import { keysOf } from "../../../shared/keysOf";
import { recordOf } from "../../../shared/unknownData";
import { type CarBookValues, emptyBookValues } from "./car.drafts";

/** Reads the form's values from browser storage, which may hold anything: a field of a wrong type is empty. */
export function readCarValues(stored: unknown): CarBookValues {
  const values = recordOf(stored);
  const driver = recordOf(values.Driver);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const count = (value: unknown) => (value === 1 || value === 2 || value === 3 ? value : 0);
  const Driver = { ...emptyBookValues.Driver };
  for (const name of keysOf(Driver)) Driver[name] = text(driver[name]);
  return {
    Driver,
    ExtraDrivers: count(values.ExtraDrivers),
    ChildSeats: count(values.ChildSeats),
    FlightNumber: text(values.FlightNumber),
    ...readPolicyValues(values),
  };
}
