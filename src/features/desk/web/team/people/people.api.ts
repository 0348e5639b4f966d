import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { peopleContract } from "../../../../account/people.contract";

const people = [{ type: "Desk", id: "people" }] as const;

/** The staff of the shop. */
const peopleApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPeople: build.query({ ...call(peopleContract.getPeople), providesTags: people }),
    getSupplyChoices: build.query(call(peopleContract.getSupplyChoices)),
    invitePerson: build.mutation({ ...call(peopleContract.invitePerson), invalidatesTags: people }),
    inviteAgain: build.mutation({ ...call(peopleContract.inviteAgain), invalidatesTags: people }),
    withdrawInvitation: build.mutation({ ...call(peopleContract.withdrawInvitation), invalidatesTags: people }),
    disablePerson: build.mutation({ ...call(peopleContract.disablePerson), invalidatesTags: people }),
    enablePerson: build.mutation({ ...call(peopleContract.enablePerson), invalidatesTags: people }),
    changeRole: build.mutation({ ...call(peopleContract.changeRole), invalidatesTags: people }),
    endSessions: build.mutation({ ...call(peopleContract.endSessions), invalidatesTags: people }),
    forgetFactor: build.mutation({ ...call(peopleContract.forgetFactor), invalidatesTags: people }),
  }),
});

export const {
  useGetPeopleQuery,
  useGetSupplyChoicesQuery,
  useInvitePersonMutation,
  useInviteAgainMutation,
  useWithdrawInvitationMutation,
  useDisablePersonMutation,
  useEnablePersonMutation,
  useChangeRoleMutation,
  useEndSessionsMutation,
  useForgetFactorMutation,
} = peopleApi;
