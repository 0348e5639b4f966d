import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../../platform/web/callError";
import type { HotelStay } from "../../../lodging.schemas";

/** What the rooms of a house cost on the days of the address, as RTK Query answers; not asked where it names no days. */
export type StayAnswer = {
  readonly currentData?: HotelStay | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};
