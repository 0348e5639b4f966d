import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { catalogueContract } from "../catalogue.contract";

const catalogueApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCatalogueStanding: build.query({
      ...call(catalogueContract.getCatalogueStanding),
      providesTags: [{ type: "Desk", id: "catalogue" }],
    }),
    getQuoteChoices: build.query(call(catalogueContract.getQuoteChoices)),
    /** A question: it changes nothing, and the same one may have another answer. */
    quoteCar: build.mutation(call(catalogueContract.quoteCar)),
    quoteStay: build.mutation(call(catalogueContract.quoteStay)),
  }),
});

export const { useGetCatalogueStandingQuery, useGetQuoteChoicesQuery, useQuoteCarMutation, useQuoteStayMutation } =
  catalogueApi;
