import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { textsDeskContract } from "../../desk/textsDesk.contract";

const texts = [{ type: "Desk", id: "texts" }] as const;

export const {
  useGetDeskTextsQuery,
  useGetDeskTextQuery,
  usePublishSectionedTextMutation,
  usePublishQuestionsMutation,
} = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskTexts: build.query({ ...call(textsDeskContract.getDeskTexts), providesTags: texts }),
    getDeskText: build.query({ ...call(textsDeskContract.getDeskText), providesTags: texts }),
    publishSectionedText: build.mutation({ ...call(textsDeskContract.publishSectionedText), invalidatesTags: texts }),
    publishQuestions: build.mutation({ ...call(textsDeskContract.publishQuestions), invalidatesTags: texts }),
  }),
});
