import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../platform/web/callError";
import type { ChangeQuote } from "../../change.schemas";

/** The price of what a change form says, as far as it is known. */
export type AskedQuote = {
  /**
   * Absent while nothing is changed or what the form says has no price, and before the first answer; that of an earlier
   * state of the form while quoting.
   */
  readonly quote: ChangeQuote | undefined;
  /** The price of what the form says is awaited. */
  readonly quoting: boolean;
  /** Why it cannot be changed so. */
  readonly refused: CallError | SerializedError | undefined;
  /** The price of exactly what the form says: without it nothing is booked. */
  readonly sure: ChangeQuote | undefined;
};

type Query = {
  readonly data?: ChangeQuote | undefined;
  readonly currentData?: ChangeQuote | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
};

/**
 * The price as a query knows it, whose `data` outlives the arguments that it is the answer to. `isAskable`: something is
 * changed, and a price can be asked for it; `isSettled`: the query's arguments are what the form says. (PLAN-40)
 */
export function askedQuote(
  { data, currentData, isFetching, error }: Query,
  { isAskable, isSettled }: { readonly isAskable: boolean; readonly isSettled: boolean },
): AskedQuote {
  const quoting = isAskable && (!isSettled || isFetching);
  if (!isAskable || quoting) return { quote: quoting ? data : undefined, quoting, refused: undefined, sure: undefined };
  const sure = error ? undefined : currentData;
  return { quote: sure, quoting, refused: error, sure };
}
