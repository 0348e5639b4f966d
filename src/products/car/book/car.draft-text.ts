import { readPolicyValues } from "../../../features/information/policyBox.rules";
import { readTexts } from "../../../shared/textFields";
import { recordOf } from "../../../shared/unknownData";
import { extraCounts } from "../car.rules";
import { type CarBookValues, emptyBookValues, unnamedDriver, withOwnPassport } from "./car.drafts";

/** Reads the form's values from browser storage, which may hold anything: a field of a wrong type is empty. */
export function readCarValues(stored: unknown): CarBookValues {
  const values = recordOf(stored);
  const count = (value: unknown) => (typeof value === "number" && extraCounts.includes(value) ? value : 0);
  const { Driver, FlightNumber } = emptyBookValues;
  const ExtraDrivers = count(values.ExtraDrivers);
  const named: unknown[] = Array.isArray(values.NamedDrivers) ? values.NamedDrivers.slice(0, ExtraDrivers) : [];
  return {
    Driver: withOwnPassport(readTexts(Driver, values.Driver)),
    ExtraDrivers,
    NamedDrivers: named.map((driver) => readTexts(unnamedDriver, driver)),
    ChildSeats: count(values.ChildSeats),
    ...readTexts({ FlightNumber }, values),
    ...readPolicyValues(values),
  };
}
