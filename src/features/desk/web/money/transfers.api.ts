import { api } from "../../../../platform/web/api";
import { request } from "../../../../platform/web/request";
import { transferContract } from "../../../payments/methods/transfer/transfer.contract";
import type {
  DeskTransfer,
  Transfer,
  TransferArrival,
  TransferRejection,
} from "../../../payments/methods/transfer/transfer.schemas";

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
