import { transferContract } from "./transfer/transfer.contract";

/** The calls by which staff match money that no provider reports: what waits for it, and that it has arrived. */
export const matchedByStaff = {
  queue: transferContract.getDeskTransfers,
  arrived: transferContract.receiveTransfer,
} as const;
