import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { templatesContract } from "../../../templates/templates.contract";

const templates = [{ type: "Desk", id: "templates" }] as const;

/** Filled templates come with the plan, which is loaded again when it is opened. */
const templatesApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getTemplates: build.query({ ...call(templatesContract.getTemplates), providesTags: templates }),
    saveTemplate: build.mutation({ ...call(templatesContract.saveTemplate), invalidatesTags: templates }),
    retireTemplate: build.mutation({ ...call(templatesContract.retireTemplate), invalidatesTags: templates }),
  }),
});

export const { useGetTemplatesQuery, useSaveTemplateMutation, useRetireTemplateMutation } = templatesApi;
