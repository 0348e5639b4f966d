import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { newsDeskContract } from "../../desk/newsDesk.contract";

const news = [{ type: "Desk", id: "news" }] as const;

export const { useGetDeskNewsQuery, useSaveNewsMutation, useRetireNewsMutation } = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskNews: build.query({ ...call(newsDeskContract.getDeskNews), providesTags: news }),
    saveNews: build.mutation({ ...call(newsDeskContract.saveNews), invalidatesTags: news }),
    retireNews: build.mutation({ ...call(newsDeskContract.retireNews), invalidatesTags: news }),
  }),
});
