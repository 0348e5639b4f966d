import { api } from "../../../../platform/web/api";
import { call, callBy, request } from "../../../../platform/web/request";
import { usTravelContract } from "../../usTravel/usTravel.contract";
import type { StatedUsTravel } from "../../usTravel/usTravel.schemas";

type Said = StatedUsTravel & { planId: number };

/** The category of travel under US law. (PLAN-50) */
const usTravelApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getUsTravel: build.query({
      ...call(usTravelContract.getUsTravel),
      providesTags: (_known, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
    stateUsTravel: build.mutation({
      ...callBy(({ planId, UnderUsLaw, Category }: Said) =>
        request(usTravelContract.stateUsTravel, { planId, body: { UnderUsLaw, Category } }),
      ),
      invalidatesTags: (_known, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
  }),
});

export const { useGetUsTravelQuery, useStateUsTravelMutation } = usTravelApi;
