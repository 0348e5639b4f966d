import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { inspectorContract } from "../inspector.contract";

/** What an event, a situation or the clock may have changed: everything that is shown of plans. */
const CHANGED = ["Client", "Plan", "Checkout", "PaidPlans", "Documents", "Notes", "Desk"] as const;

/** QA's calls (design section 6). */
export const inspectorApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getClock: build.query({
      ...call(inspectorContract.getClock),
      providesTags: ["Checkout"],
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
      providesTags: ["Plan", "Checkout"],
    }),
    getPlanLog: build.query({
      ...call(inspectorContract.getPlanLog),
      providesTags: ["Plan", "Checkout"],
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
