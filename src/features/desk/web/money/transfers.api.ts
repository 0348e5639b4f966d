import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { transferContract } from "../../../payments/methods/transfer/transfer.contract";

/** Bank transfers at the desk: staff only. What is matched or turned down leaves the list, or goes on in it. */
const transfersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskTransfers: build.query({
      ...call(transferContract.getDeskTransfers),
      providesTags: ["Desk"],
    }),
    receiveTransfer: build.mutation({
      ...call(transferContract.receiveTransfer),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    rejectTransfer: build.mutation({
      ...call(transferContract.rejectTransfer),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
  }),
});

export const { useGetDeskTransfersQuery, useReceiveTransferMutation, useRejectTransferMutation } = transfersApi;
