import { api } from "../../../../platform/web/api";
import { call, callBy, request } from "../../../../platform/web/request";
import { planTags } from "../../../../platform/web/tags";
import { staffContract } from "../../../account/staff.contract";
import { supportContract } from "../../support.contract";
import { type StaffAction, staffActions } from "./staffActions";

/** The support desk's calls: staff only. An answered booking leaves the queue. */
const supportApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getStaffSelf: build.query({ ...call(staffContract.getStaffSelf), providesTags: [{ type: "Desk", id: "self" }] }),
    getInbox: build.query({
      ...call(supportContract.getInbox),
      providesTags: [
        { type: "Desk", id: "inbox" },
        { type: "Notes", id: "desk" },
      ],
    }),
    getInboxViews: build.query({
      ...call(supportContract.getInboxViews),
      providesTags: [{ type: "Desk", id: "views" }],
    }),
    saveInboxView: build.mutation({
      ...call(supportContract.saveInboxView),
      invalidatesTags: [{ type: "Desk", id: "views" }],
    }),
    removeInboxView: build.mutation({
      ...call(supportContract.removeInboxView),
      invalidatesTags: [{ type: "Desk", id: "views" }],
    }),
    getOutcome: build.query({ ...call(supportContract.getOutcome), keepUnusedDataFor: 0 }),
    // A query although it reports something: it is sent every few seconds, and returns what colleagues have open.
    tellPresence: build.query({
      ...call(supportContract.tellPresence),
      providesTags: [{ type: "Desk", id: "presence" }],
      keepUnusedDataFor: 0,
    }),
    // After a refusal what is shown is out of date too.
    assignWaiting: build.mutation({
      ...call(supportContract.assignWaiting),
      invalidatesTags: [{ type: "Desk", id: "inbox" }],
    }),
    snoozeWaiting: build.mutation({
      ...call(supportContract.snoozeWaiting),
      invalidatesTags: [{ type: "Desk", id: "inbox" }],
    }),
    wakeWaiting: build.mutation({
      ...call(supportContract.wakeWaiting),
      invalidatesTags: [{ type: "Desk", id: "inbox" }],
    }),
    getDeskQueue: build.query({
      ...call(supportContract.getDeskQueue),
      providesTags: [{ type: "Desk", id: "queue" }],
    }),
    getDaySheet: build.query({
      ...call(supportContract.getDaySheet),
      providesTags: [{ type: "Desk", id: "day" }],
    }),
    confirmBooking: build.mutation({
      ...call(supportContract.confirmBooking),
      invalidatesTags: ["Desk", ...planTags()],
    }),
    declineBooking: build.mutation({
      ...call(supportContract.declineBooking),
      invalidatesTags: ["Desk", ...planTags()],
    }),
    extendBooking: build.mutation({
      ...call(supportContract.extendBooking),
      invalidatesTags: ["Desk", ...planTags()],
    }),
    searchPlans: build.query(callBy((Query: string) => request(supportContract.searchPlans, { Query }))),
    getUnreadablePlan: build.query({
      ...call(supportContract.getUnreadablePlan),
      providesTags: (_plan, _error, { planId }) => [{ type: "Desk", id: planId }],
    }),
    getSupportPlan: build.query({
      ...call(supportContract.getSupportPlan),
      providesTags: (_plan, _error, { planId }) => [
        { type: "Desk", id: planId },
        { type: "Desk", id: "plan" },
      ],
    }),
    writeToClient: build.mutation({
      ...call(supportContract.writeToClient),
      invalidatesTags: (_done, _error, { TravelPlanId }) => [{ type: "Desk", id: TravelPlanId }],
    }),
    noteForColleagues: build.mutation({
      ...call(supportContract.noteForColleagues),
      invalidatesTags: (_done, _error, { TravelPlanId }) => [{ type: "Desk", id: TravelPlanId }],
    }),
    getTimeline: build.query({
      ...call(supportContract.getTimeline),
      providesTags: (_page, _error, { TravelPlanId }) => [
        { type: "Desk", id: TravelPlanId },
        { type: "Desk", id: "plan" },
      ],
    }),
    // Mutations, so that they run only on demand.
    moreTimeline: build.mutation(call(supportContract.getTimeline)),
    exportTimeline: build.mutation(call(supportContract.exportTimeline)),
    /** Every action that needs no more than a reason: `staffActions` lists them. */
    doDeskAct: build.mutation({
      ...callBy(({ kind, id, Reason }: StaffAction & { Reason: string }) => staffActions[kind].ask(id, Reason)),
      invalidatesTags: ["Desk", ...planTags(), "Documents"],
    }),
    proposeAlternative: build.mutation({
      ...call(supportContract.proposeAlternative),
      invalidatesTags: ["Desk", ...planTags()],
    }),
    getAlternatives: build.query(call(supportContract.getAlternatives)),
    getOtherCars: build.query({
      ...call(supportContract.getOtherCars),
      providesTags: [{ type: "Desk", id: "calendar" }],
    }),
    changeCar: build.mutation({ ...call(supportContract.changeCar), invalidatesTags: ["Desk", ...planTags()] }),
    verifyDocument: build.mutation({
      ...call(supportContract.verifyDocument),
      invalidatesTags: ["Desk", ...planTags(), "Documents"],
    }),
    getReviews: build.query({
      ...call(supportContract.getReviews),
      providesTags: [{ type: "Desk", id: "reviews" }],
    }),
    // A mutation, so that it runs only on demand: each access is audited.
    openDocument: build.mutation(call(supportContract.getReviewedDocument)),
    getDeskNotes: build.query({
      ...call(supportContract.getDeskNotes),
      providesTags: [{ type: "Notes", id: "desk" }],
    }),
    answerNote: build.mutation({
      ...call(supportContract.answerNote),
      invalidatesTags: [{ type: "Notes", id: "desk" }],
    }),
    getInfectedUploads: build.query({
      ...call(supportContract.getInfectedUploads),
      providesTags: [{ type: "Desk", id: "uploads" }],
    }),
    endInfectedUpload: build.mutation({
      ...call(supportContract.endInfectedUpload),
      invalidatesTags: [
        { type: "Desk", id: "uploads" },
        { type: "Desk", id: "inbox" },
      ],
    }),
    putNoteAside: build.mutation({
      ...call(supportContract.putNoteAside),
      invalidatesTags: [{ type: "Notes", id: "desk" }],
    }),
    // A mutation, so that it runs only on demand: each export is audited.
    takePlanBundle: build.mutation(call(supportContract.getPlanBundle)),
  }),
});

export const { useQueryState: usePresenceState } = supportApi.endpoints.tellPresence;
/** The inbox as it was loaded last, without loading it. */
export const { useQueryState: useInboxState } = supportApi.endpoints.getInbox;

export const {
  useGetOutcomeQuery,
  useTellPresenceQuery,
  useGetStaffSelfQuery,
  useGetInboxQuery,
  useGetInboxViewsQuery,
  useSaveInboxViewMutation,
  useRemoveInboxViewMutation,
  useAssignWaitingMutation,
  useSnoozeWaitingMutation,
  useWakeWaitingMutation,
  useGetDeskQueueQuery,
  useGetDaySheetQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useExtendBookingMutation,
  useDoDeskActMutation,
  useProposeAlternativeMutation,
  useGetAlternativesQuery,
  useGetOtherCarsQuery,
  useChangeCarMutation,
  useGetReviewsQuery,
  useOpenDocumentMutation,
  useVerifyDocumentMutation,
  useSearchPlansQuery,
  useGetSupportPlanQuery,
  useGetUnreadablePlanQuery,
  useGetDeskNotesQuery,
  useAnswerNoteMutation,
  usePutNoteAsideMutation,
  useGetInfectedUploadsQuery,
  useEndInfectedUploadMutation,
  useWriteToClientMutation,
  useNoteForColleaguesMutation,
  useGetTimelineQuery,
  useMoreTimelineMutation,
  useExportTimelineMutation,
  useTakePlanBundleMutation,
} = supportApi;
