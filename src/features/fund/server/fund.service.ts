import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import type { Minor } from "../../../shared/money";
import { namesOfPaid } from "../../plan/bookings/bookingNames.rules";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { fundBalance, isValid } from "../fund.rules";
import type { Fund } from "../fund.schemas";
import { statement } from "../fund.statement";
import { lotsOf, movementsOf } from "./fund.repository";

export type FundService = ReturnType<typeof fundService>;

type Deps = Pick<Services, "db" | "now"> & { reader: Pick<BookingReader, "bookingsOfClient"> };

/** A client's fund as a statement. */
export function fundService({ db, now, reader }: Deps) {
  return {
    /** What a client can pay with, for other features. Minor units. */
    balanceOf: async (tx: Tx, clientId: number): Promise<Minor> => fundBalance(await lotsOf(tx, clientId), now()),

    /** For the client and staff. */
    getFund: async (caller: Caller, clientId: number): Promise<Fund> => {
      requireOwner(caller, clientId);
      const at = now();
      const lots = await lotsOf(db, clientId);
      const lines = statement(lots, await movementsOf(db, clientId), at);
      const bookings = lines.length > 0 ? await reader.bookingsOfClient(db, clientId) : [];
      const namesOf = ({ planId, bookingId }: { planId: number | null; bookingId: number | null }) => {
        if (bookingId === null) return planId === null ? [] : namesOfPaid(planId, bookings);
        return bookings.filter(({ BookingId }) => BookingId === bookingId).map(({ Name }) => Name);
      };
      return {
        Now: at,
        CurrencyCode: "USD",
        Balance: fundBalance(lots, at),
        Lots: lots
          .filter((lot) => lot.left > 0 && isValid(lot, at))
          .map(({ id, amount, left, issuedAt, expiresAt, bookingId }) => ({
            LotId: id,
            Amount: amount,
            Left: left,
            IssuedAt: issuedAt,
            ExpiresAt: expiresAt,
            BookingId: bookingId,
          })),
        Entries: lines.reverse().map(({ kind, at, amount, balance, lotId, planId, bookingId }) => ({
          Kind: kind,
          At: at,
          Amount: amount,
          Balance: balance,
          LotId: lotId,
          PlanId: planId,
          BookingId: bookingId,
          Names: namesOf({ planId, bookingId }),
        })),
      };
    },
  };
}
