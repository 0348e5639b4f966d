import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { inspectorContract } from "../inspector.contract";

/** What an event, a situation or the clock may have changed: everything that is shown of plans. */
const CHANGED = ["Client", "Plan", "Checkout", "Cards", "Documents", "Notes", "Refunds", "Fund", "Desk"] as const;

/** QA's calls (QA-3, QA-4). */
export const inspectorApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getClock: build.query({
      ...call(inspectorContract.getClock),
      providesTags: [{ type: "Plan", id: "active" }],
    }),
    moveClock: build.mutation({
      ...call(inspectorContract.moveClock),
      invalidatesTags: [...CHANGED],
    }),
    getScenarios: build.query(call(inspectorContract.getScenarios)),
    buildScenario: build.mutation({
      ...call(inspectorContract.buildScenario),
      invalidatesTags: [...CHANGED],
    }),
    getInspectedPlans: build.query({
      ...call(inspectorContract.getInspectedPlans),
      providesTags: [
        { type: "Plan", id: "active" },
        { type: "Plan", id: "paid" },
      ],
    }),
    getPlanLog: build.query({
      ...call(inspectorContract.getPlanLog),
      providesTags: (_log, _error, { planId }) => [
        { type: "Plan", id: planId },
        { type: "Checkout", id: planId },
      ],
    }),
    sendEvent: build.mutation({
      ...call(inspectorContract.sendEvent),
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const {
  useGetClockQuery,
  useMoveClockMutation,
  useGetScenariosQuery,
  useBuildScenarioMutation,
  useGetInspectedPlansQuery,
  useGetPlanLogQuery,
  useSendEventMutation,
} = inspectorApi;
