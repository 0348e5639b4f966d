import type { ReserveDays } from "../../../features/plan/reserve/reserve.rules";
import { type FieldProblem, Problem } from "../../../platform/server/problem";
import type { FieldCode } from "../../../shared/fieldCode";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { roomWithWrongAges, type Stay, stayProblem } from "../lodging.rules";
import type { LodgingSearch } from "../lodging.schemas";

type Asked = Pick<LodgingSearch, "CheckIn" | "CheckOut" | "Rooms">;

/** The stay that a search or an offer names. */
export function stayOf({ CheckIn, CheckOut }: Pick<Asked, "CheckIn" | "CheckOut">): Stay {
  return { checkIn: CheckIn, checkOut: CheckOut };
}

/** Throws for an impossible stay or rooms, naming the wrong field; `within` is the path of the stay in the body. */
export function requireStay(stay: Asked, now: Instant, reserve: ReserveDays | null, within = ""): void {
  requireRooms(stay.Rooms, within);
  const problem = stayProblem(stayOf(stay), havanaDate(now), reserve);
  if (!problem) return;
  const { code, field, days = 0, day } = problem;
  const facts = { days, ...(day && { day }) };
  throw new Problem(`lodging.${code}`, facts, [{ Field: within + field, Code: code, facts }]);
}

function requireRooms(rooms: Asked["Rooms"], within: string): void {
  const misnumbered = rooms.findIndex(({ room }, index) => room !== index + 1);
  if (misnumbered >= 0) throw new Problem("invalid", {}, [field(within, misnumbered, "room", "roomNumbers")]);
  const wrong = roomWithWrongAges(rooms);
  if (wrong !== null) throw new Problem("invalid", {}, [field(within, wrong, "childrenAgeList", "childrenAges")]);
}

function field(within: string, index: number, name: string, Code: FieldCode): FieldProblem {
  return { Field: `${within}Rooms.${index}.${name}`, Code };
}
