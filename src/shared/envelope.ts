import type { ErrorCode } from "./errors";
import type { PriceChange } from "./schemas";

/** The values of a message's placeholders, from which it can be written in another language. */
export type Facts = Record<string, string | number>;

/** What is wrong with one field of a form or body, in the caller's language. */
export type FieldError = { Field: string; Code: string; Message: string; Facts?: Facts };

/** Response envelope of WIRE-1. `Status` -1 means failure. */
export type Success<Data> = { Data: Data; Status: 0; ResultCode: "OK"; ResponseType: "OK" };

/** A failure carries its message in `Data`, in the caller's language, and a stable code. */
export type Failure = {
  Data: string;
  Status: -1;
  ResultCode: ErrorCode;
  ResponseType: "Error";
  Errors: FieldError[];
  Facts?: Facts;
  /** Present if nothing was booked because the price differs from the one that was shown. (PLAN-37) */
  Price?: PriceChange;
};

export type Envelope<Data> = Success<Data> | Failure;
