import type { Instant } from "../../shared/instant";
import type { Minor } from "../../shared/money";
import { entryKinds, isValid, type Lot, type MovementKind, renewalKey } from "./fund.rules";

type Movement = {
  lotId: number;
  key: string;
  kind: MovementKind;
  amount: Minor;
  at: Instant;
  planId: number;
};
/** `renewsId`: the expired lot whose credit this lot renews; the line of the credit's return represents it. */
type IssuedLot = Lot & { bookingId: number | null; renewsId: number | null };

/** A line of the statement; negative `amount`: taken from the fund. */
export type StatementLine = {
  kind: (typeof entryKinds)[number];
  at: Instant;
  amount: Minor;
  balance: Minor;
  lotId: number;
  planId: number | null;
  bookingId: number | null;
};

/**
 * All entries of a client's fund, in order, each line with the balance after it. An expiry is a separate line at its
 * instant. An amount returned to an expired lot expires immediately, unless it is renewed. (FUND-3, FUND-6)
 */
export function statement(lots: readonly IssuedLot[], movements: readonly Movement[], now: Instant): StatementLine[] {
  const lines = lots.flatMap((lot) =>
    linesOf(
      lot,
      movements.filter(({ lotId }) => lotId === lot.id),
      now,
    ),
  );
  lines.sort((a, b) => a.at - b.at || a.lotId - b.lotId || order(a.kind) - order(b.kind));
  let balance = 0;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

type Line = Omit<StatementLine, "balance">;

function linesOf(lot: IssuedLot, movements: readonly Movement[], now: Instant): Line[] {
  const { id: lotId, bookingId, expiresAt } = lot;
  const issued: Line = { kind: "issued", at: lot.issuedAt, amount: lot.amount, lotId, planId: null, bookingId };
  const own = lot.renewsId === null ? [issued] : [];
  const returns = movements.filter(({ kind }) => kind !== "renewed");
  const moved = returns.map(({ kind, at, amount, planId, key }): Line => {
    const isRenewed = movements.some((movement) => movement.key === renewalKey(key));
    return { kind: isRenewed ? "renewed" : kind, at, amount, lotId, planId, bookingId: null };
  });
  const expired = (at: Instant, amount: Minor): Line => {
    return { kind: "expired", at, amount: -amount, lotId, planId: null, bookingId };
  };
  if (isValid(lot, now)) return [...own, ...moved];
  const inTime = moved.filter(({ at }) => at < expiresAt);
  const leftAtEnd = inTime.reduce((left, { amount }) => left + amount, lot.amount);
  const late = moved
    .filter(({ at }) => at >= expiresAt)
    .flatMap((line) => (line.kind === "renewed" ? [line] : [line, expired(line.at, line.amount)]));
  return [...own, ...inTime, ...(leftAtEnd > 0 ? [expired(expiresAt, leftAtEnd)] : []), ...late];
}

const order = (kind: StatementLine["kind"]) => entryKinds.indexOf(kind);
