import { Problem } from "../../../platform/server/problem";
import type { Instant } from "../../../shared/instant";
import { type ReserveDays, type Stay, stayProblem } from "../car.rules";
import type { CarSearch } from "../car.schemas";

/** The stay that a search or an offer names. */
export function stayOf({
  PickUp,
  StartHour,
  DropOff,
  EndHour,
}: Pick<CarSearch, "PickUp" | "StartHour" | "DropOff" | "EndHour">): Stay {
  return { pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour };
}

/** Refuses a stay that cannot be had, on the field that is to blame; `within` is where it stands in the body. */
export function requireStay(stay: Stay, now: Instant, reserve: ReserveDays | null, within = ""): void {
  const problem = stayProblem(stay, now, reserve);
  if (!problem) return;
  const { code, field, days = 0 } = problem;
  throw new Problem(`car.${code}`, { days }, [{ Field: within + field, Code: code, facts: { days } }]);
}

/** A field that names what does not exist, or not together with the rest. */
export function wrongField(Field: string, Code = "unknownChoice"): Problem {
  return new Problem("invalid", {}, [{ Field, Code }]);
}
