import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { webhooksContract } from "../../../webhooks/webhooks.contract";

const webhooksApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getWebhooks: build.query({
      ...call(webhooksContract.getWebhooks),
      providesTags: [{ type: "Desk", id: "webhooks" }],
    }),
  }),
});

export const { useGetWebhooksQuery } = webhooksApi;
