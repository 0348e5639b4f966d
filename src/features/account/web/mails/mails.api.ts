import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { mailsContract } from "../../mails.contract";

/** Which emails a client wants, and whether they arrive. */
const mailsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMailStanding: build.query({ ...call(mailsContract.getMailStanding), providesTags: ["Client"] }),
    chooseMails: build.mutation({
      ...call(mailsContract.chooseMails),
      // The answer is the new state, so nothing has to be loaded again.
      onQueryStarted: async ({ ClientId: clientId }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(mailsApi.util.upsertQueryData("getMailStanding", { clientId }, answered.data));
      },
    }),
    endMails: build.mutation({ ...call(mailsContract.endMails), invalidatesTags: ["Client"] }),
    getRegistrationMail: build.query(call(mailsContract.getRegistrationMail)),
  }),
});

export const { useGetMailStandingQuery, useChooseMailsMutation, useEndMailsMutation, useGetRegistrationMailQuery } =
  mailsApi;
