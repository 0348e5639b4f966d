import type { PlanBundle } from "../../../features/desk/bundle";
import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { SentEvent } from "../event-fields";
import { inspectorContract } from "../inspector.contract";
import type {
  BuiltScenario,
  ClockMove,
  ClockReading,
  InspectedPlan,
  KnownScenario,
  SentState,
} from "../inspector.schemas";

/** What an event, a situation or the clock may have changed: everything that is shown of plans. */
const CHANGED = ["Client", "Plan", "Checkout", "PaidPlans", "Documents", "Notes", "Desk"] as const;

/** QA's calls (design section 6). */
export const inspectorApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getClock: build.query<ClockReading, void>({
      query: () => request(inspectorContract.getClock, { params: {} }),
      providesTags: ["Checkout"],
    }),
    moveClock: build.mutation<ClockReading, ClockMove>({
      query: (body) => request(inspectorContract.moveClock, { params: {}, body }),
      invalidatesTags: [...CHANGED],
    }),
    getScenarios: build.query<KnownScenario[], void>({
      query: () => request(inspectorContract.getScenarios, { params: {} }),
    }),
    buildScenario: build.mutation<BuiltScenario, { name: string }>({
      query: (params) => request(inspectorContract.buildScenario, { params }),
      invalidatesTags: [...CHANGED],
    }),
    getInspectedPlans: build.query<InspectedPlan[], void>({
      query: () => request(inspectorContract.getInspectedPlans, { params: {} }),
      providesTags: ["Plan", "Checkout"],
    }),
    getPlanLog: build.query<PlanBundle, { planId: number }>({
      query: (params) => request(inspectorContract.getPlanLog, { params }),
      providesTags: ["Plan", "Checkout"],
    }),
    sendEvent: build.mutation<SentState, { planId: number; event: SentEvent }>({
      query: ({ planId, event }) => request(inspectorContract.sendEvent, { params: { planId }, body: event }),
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
