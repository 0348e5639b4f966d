import { api } from "../../../../../platform/web/api";
import { call, callBy, request } from "../../../../../platform/web/request";
import { planTags } from "../../../../../platform/web/tags";
import { transferContract } from "../../../../payments/methods/transfer/transfer.contract";

/** Bank transfers in the back office: staff only. */
const transfersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskTransfers: build.query({
      ...callBy((asked: { page: number } | { paymentId: string }) =>
        "page" in asked
          ? request(transferContract.getDeskTransfers, asked)
          : request(transferContract.getDeskTransfer, asked),
      ),
      providesTags: [{ type: "Desk", id: "transfers" }],
    }),
    foreseeTransfer: build.mutation(call(transferContract.foreseeTransfer)),
    receiveTransfer: build.mutation({
      ...call(transferContract.receiveTransfer),
      invalidatesTags: (received) => ["Desk", ...planTags(received?.Transfer.TravelPlanId)],
    }),
    rejectTransfer: build.mutation({
      ...call(transferContract.rejectTransfer),
      invalidatesTags: (transfer) => ["Desk", ...planTags(transfer?.TravelPlanId)],
    }),
    reverseTransfer: build.mutation({
      ...call(transferContract.reverseTransfer),
      invalidatesTags: (transfer) => ["Desk", ...planTags(transfer?.TravelPlanId)],
    }),
  }),
});

export const {
  useGetDeskTransfersQuery,
  usePrefetch: useTransfersPrefetch,
  useForeseeTransferMutation,
  useReceiveTransferMutation,
  useRejectTransferMutation,
  useReverseTransferMutation,
} = transfersApi;
