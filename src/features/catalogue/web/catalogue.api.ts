import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { catalogueContract } from "../catalogue.contract";

export const { useGetCatalogueStandingQuery } = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCatalogueStanding: build.query({
      ...call(catalogueContract.getCatalogueStanding),
      providesTags: [{ type: "Desk", id: "catalogue" }],
    }),
  }),
});
