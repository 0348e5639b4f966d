import { transferContract } from "../../../features/checkout/transfer.contract";
import type {
  DeskTransfer,
  Transfer,
  TransferArrival,
  TransferRejection,
} from "../../../features/checkout/transfer.schemas";
import { api } from "../../../web/api";
import { request } from "../../../web/request";

/** Bank transfers at the desk: staff only. What is matched or turned down leaves the list, or goes on in it. */
const transfersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskTransfers: build.query<DeskTransfer[], void>({
      query: () => request(transferContract.getDeskTransfers, { params: {} }),
      providesTags: ["Desk"],
    }),
    receiveTransfer: build.mutation<Transfer, TransferArrival>({
      query: (body) => request(transferContract.receiveTransfer, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    rejectTransfer: build.mutation<Transfer, TransferRejection>({
      query: (body) => request(transferContract.rejectTransfer, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
  }),
});

export const { useGetDeskTransfersQuery, useReceiveTransferMutation, useRejectTransferMutation } = transfersApi;
