import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { followClocks } from "../browserClock";
import { inspectorContract } from "../inspector.contract";

/** What an event, a scenario or the clock may have changed: everything that shows plans or offers. */
const CHANGED = [...planTags(), "Client", "Cards", "Documents", "Notes", "Refunds", "Fund", "Desk"] as const;

/** QA's calls (QA-3, QA-4). */
export const inspectorApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getClock: build.query({
      ...call(inspectorContract.getClock),
      // Somebody else may have set a clock: then data that this page has read are out of date.
      onQueryStarted: async (_none, { queryFulfilled, dispatch }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer && followClocks(answer.data.clocks)) dispatch(api.util.invalidateTags([...CHANGED]));
      },
      providesTags: [{ type: "Plan", id: "active" }],
    }),
    moveClock: build.mutation({
      ...call(inspectorContract.moveClock),
      onQueryStarted: async (_move, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) followClocks(answer.data.clocks);
      },
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
    findPlans: build.query({
      ...call(inspectorContract.findPlans),
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
    recreatePlan: build.mutation({
      ...call(inspectorContract.recreatePlan),
      invalidatesTags: [...CHANGED],
    }),
    getFaults: build.query(call(inspectorContract.getFaults)),
    getMetFaults: build.query({
      ...call(inspectorContract.getMetFaults),
      providesTags: (_met, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    setFaults: build.mutation(call(inspectorContract.setFaults)),
    happenAfterwards: build.mutation({
      ...call(inspectorContract.happenAfterwards),
      invalidatesTags: [...CHANGED],
    }),
    // While a path is carried out the pages are not refreshed after each step, but once at its end (`changed`).
    playScenario: build.mutation(call(inspectorContract.buildScenario)),
    playEvent: build.mutation(call(inspectorContract.sendEvent)),
    playClock: build.mutation({
      ...call(inspectorContract.moveClock),
      onQueryStarted: async (_move, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) followClocks(answer.data.clocks);
      },
    }),
    // Mutations, as a trial must read the present state: a query could return an answer from before the last step.
    lookAtPlan: build.mutation(call(inspectorContract.getPlanLog)),
    lookAtClock: build.mutation(call(inspectorContract.getClock)),
  }),
});

/** Refreshes what is shown of a plan; `all`: and everything else. */
export const changed = (planId: number, all: boolean) =>
  api.util.invalidateTags(all ? [...CHANGED] : [{ type: "Plan", id: planId }]);

export const {
  useGetClockQuery,
  useMoveClockMutation,
  useGetScenariosQuery,
  useBuildScenarioMutation,
  useGetInspectedPlansQuery,
  useFindPlansQuery,
  useGetPlanLogQuery,
  useSendEventMutation,
  useRecreatePlanMutation,
  useGetFaultsQuery,
  useGetMetFaultsQuery,
  useSetFaultsMutation,
  useHappenAfterwardsMutation,
} = inspectorApi;
