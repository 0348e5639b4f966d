import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { Proposal } from "../actions.schemas";
import type { PlanBundle } from "../bundle";
import type { DeskNote, NoteAnswer, NoteAside } from "../notes.schemas";
import type { FoundPlans, SupportPlan } from "../plans.schemas";
import type { Alternative, ReviewedDocument, Reviews } from "../reviews.schemas";
import { supportContract } from "../support.contract";
import type { Confirmation, Decline, DeskQueue, Extension } from "../support.schemas";
import { type DeskAct, deskActs } from "./deskActs";

/** The support desk's calls: staff only. An answered booking leaves the queue. */
export const supportApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskQueue: build.query<DeskQueue, { lang: string }>({
      query: (params) => request(supportContract.getDeskQueue, { params }),
      providesTags: ["Desk"],
    }),
    confirmBooking: build.mutation<null, Confirmation>({
      query: (body) => request(supportContract.confirmBooking, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    declineBooking: build.mutation<null, Decline>({
      query: (body) => request(supportContract.declineBooking, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    extendBooking: build.mutation<null, Extension>({
      query: (body) => request(supportContract.extendBooking, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    searchPlans: build.query<FoundPlans, string>({
      query: (Query) => request(supportContract.searchPlans, { params: {}, body: { Query } }),
    }),
    getSupportPlan: build.query<SupportPlan, { planId: number; lang: string }>({
      query: (params) => request(supportContract.getSupportPlan, { params }),
      providesTags: ["Desk"],
    }),
    /** Every action that needs no more than a reason: `deskActs` lists them. */
    doDeskAct: build.mutation<unknown, DeskAct & { Reason: string }>({
      query: ({ kind, id, Reason }) => deskActs[kind](id, Reason),
      invalidatesTags: ["Desk", "Plan", "Checkout", "Documents"],
    }),
    proposeAlternative: build.mutation<null, Proposal>({
      query: (body) => request(supportContract.proposeAlternative, { params: {}, body }),
      invalidatesTags: ["Desk", "Plan", "Checkout"],
    }),
    getAlternatives: build.query<Alternative[], { bookingId: number; lang: string }>({
      query: (params) => request(supportContract.getAlternatives, { params }),
    }),
    getReviews: build.query<Reviews, { lang: string }>({
      query: (params) => request(supportContract.getReviews, { params }),
      providesTags: ["Desk"],
    }),
    // A mutation, since each look is written down: asked for when somebody opens the document and at no other time.
    openDocument: build.mutation<ReviewedDocument, number>({
      query: (documentId) => request(supportContract.getReviewedDocument, { params: { documentId } }),
    }),
    getDeskNotes: build.query<DeskNote[], void>({
      query: () => request(supportContract.getDeskNotes, { params: {} }),
      providesTags: ["Notes"],
    }),
    answerNote: build.mutation<null, NoteAnswer>({
      query: (body) => request(supportContract.answerNote, { params: {}, body }),
      invalidatesTags: ["Notes"],
    }),
    putNoteAside: build.mutation<null, NoteAside>({
      query: (body) => request(supportContract.putNoteAside, { params: {}, body }),
      invalidatesTags: ["Notes"],
    }),
    // A mutation, so that it is asked for when somebody wants the file and at no other time: each copy is written down.
    takePlanBundle: build.mutation<PlanBundle, number>({
      query: (planId) => request(supportContract.getPlanBundle, { params: { planId } }),
    }),
  }),
});

export const {
  useGetDeskQueueQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useExtendBookingMutation,
  useDoDeskActMutation,
  useProposeAlternativeMutation,
  useGetAlternativesQuery,
  useGetReviewsQuery,
  useOpenDocumentMutation,
  useSearchPlansQuery,
  useGetSupportPlanQuery,
  useGetDeskNotesQuery,
  useAnswerNoteMutation,
  usePutNoteAsideMutation,
  useTakePlanBundleMutation,
} = supportApi;
