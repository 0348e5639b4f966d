import type { ForClient } from "../../../../platform/server/http/failures";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { bookingIn, planIn, withBookingName, withPlanName } from "../../bookings/bookingNames.rules";
import type { BookingReader } from "./bookings.repository";

type Deps = Pick<Services, "db" | "log"> & { reader: Pick<BookingReader, "bookingsOfClient"> };

/**
 * Adds to a failure the names of the bookings or the plan that it is about, if they are the client's own (PLAN-45).
 * Where they cannot be read it stays as it is, because what was refused matters more than how it is worded.
 */
export function bookingNames({ db, log, reader }: Deps): ForClient {
  return async (problem, clientId) => {
    const { code, facts, fields, price } = problem;
    const about = [facts, ...fields.map((field) => field.facts)].map((one) => bookingIn(one) ?? planIn(one));
    if (about.every((id) => id === undefined)) return problem;
    try {
      const own = await reader.bookingsOfClient(db, clientId);
      const named = <Given extends typeof facts>(given: Given) => withPlanName(withBookingName(given, own), own);
      const namedFields = fields.map((field) => (field.facts ? { ...field, facts: named(field.facts) } : field));
      return new Problem(code, named(facts), namedFields, price);
    } catch (err) {
      log.warn({ err }, "the names of a client's bookings could not be read");
      return problem;
    }
  };
}
