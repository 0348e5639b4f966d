import { transferContract } from "./transfer/transfer.contract";

/** The calls by which staff record money that no provider reports: the queue of open transfers, and an arrival. */
export const matchedByStaff = {
  queue: transferContract.getDeskTransfers,
  arrived: transferContract.receiveTransfer,
} as const;
