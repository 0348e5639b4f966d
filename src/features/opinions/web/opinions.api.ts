import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { opinionsContract } from "../opinions.contract";

/** Reviews. Failures of the public calls are no alerts. */
export const opinionsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getOpinionsOfHotel: build.query(call(opinionsContract.getOpinionsOfHotel)),
    getOpinionsOfCompany: build.query(call(opinionsContract.getOpinionsOfCompany)),
    getCompanyMarks: build.query(call(opinionsContract.getCompanyMarks)),
    getPropertyMarks: build.query(call(opinionsContract.getPropertyMarks)),
    lookAtAsked: build.query(call(opinionsContract.lookAtAsked)),
    writeOpinion: build.mutation({
      ...call(opinionsContract.writeOpinion),
      // The answer is the new state, so nothing has to be loaded again.
      onQueryStarted: async ({ Code }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(opinionsApi.util.upsertQueryData("lookAtAsked", { Code }, answered.data));
      },
    }),
    getWaitingOpinions: build.query({
      ...call(opinionsContract.getWaitingOpinions),
      providesTags: [{ type: "Desk", id: "opinions" }],
    }),
    decideOpinion: build.mutation({
      ...call(opinionsContract.decideOpinion),
      invalidatesTags: [
        { type: "Desk", id: "opinions" },
        { type: "Desk", id: "inbox" },
      ],
    }),
  }),
});

export const {
  useGetPropertyMarksQuery,
  useGetOpinionsOfHotelQuery,
  useGetOpinionsOfCompanyQuery,
  useGetCompanyMarksQuery,
  useLookAtAskedQuery,
  useWriteOpinionMutation,
  useGetWaitingOpinionsQuery,
  useDecideOpinionMutation,
} = opinionsApi;
