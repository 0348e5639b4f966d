import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../platform/web/callError";
import type { ChangeQuote } from "../../change/change.schemas";

/** The price of a change form's content, if it is known. */
export type AskedQuote = {
  /**
   * Absent while nothing is changed, if the content has no price, and before the first answer. While a quote is
   * loading, the price of an earlier content.
   */
  readonly quote: ChangeQuote | undefined;
  /** The price of the current content is loading. */
  readonly quoting: boolean;
  /** Why this change is not possible. */
  readonly refused: CallError | SerializedError | undefined;
  /** The price of exactly the current content: without it nothing is booked. */
  readonly sure: ChangeQuote | undefined;
};

type Query = {
  readonly data?: ChangeQuote | undefined;
  readonly currentData?: ChangeQuote | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
};

/**
 * The price from a query, whose `data` outlives the arguments that it answers. `isAskable`: something is changed, and a
 * price can be requested for it; `isSettled`: the query's arguments are the form's current content. (PLAN-40)
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
