import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../../platform/web/callError";
import type { HotelStay } from "../../../lodging.schemas";

/** The query for a property's room prices on the days in the URL; no request without days. */
export type StayAnswer = {
  readonly currentData?: HotelStay | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};
