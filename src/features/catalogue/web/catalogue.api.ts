import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { offerTags } from "../../../platform/web/tags";
import { catalogueContract } from "../catalogue.contract";
import { sheets } from "../catalogue.sheets";
import type { ChangeOutcome } from "../tables.schemas";

const status = { type: "Desk", id: "catalogue" } as const;
const changes = { type: "Desk", id: "catalogue changes" } as const;
const tableTag = (table: string) => ({ type: "Desk", id: `catalogue ${table}` }) as const;

/** A table, and those that refer to its rows by code, which may have changed. */
const withNaming = (table: string) => [
  tableTag(table),
  ...sheets.filter(({ columns }) => columns.some(({ of }) => of?.sheet === table)).map(({ name }) => tableTag(name)),
];

/** Nothing is loaded again after a preview or a refused change. */
const ifChanged = <Tag>(outcome: ChangeOutcome | undefined, tags: readonly Tag[]) =>
  outcome && outcome.ChangeId !== null ? [status, changes, ...tags, ...offerTags] : [];

const catalogueApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCatalogueStanding: build.query({
      ...call(catalogueContract.getCatalogueStanding),
      providesTags: [status],
    }),
    getCataloguePage: build.query({
      ...call(catalogueContract.getCataloguePage),
      providesTags: (_page, _error, { Table }) => [tableTag(Table)],
    }),
    getCatalogueChanges: build.query({ ...call(catalogueContract.getCatalogueChanges), providesTags: [changes] }),
    changeCatalogue: build.mutation({
      ...call(catalogueContract.changeCatalogue),
      invalidatesTags: (outcome, _error, { Table }) => ifChanged(outcome, withNaming(Table)),
    }),
    /** It may touch any tables. */
    undoCatalogueChange: build.mutation({
      ...call(catalogueContract.undoCatalogueChange),
      invalidatesTags: (outcome) =>
        ifChanged(
          outcome,
          sheets.map(({ name }) => tableTag(name)),
        ),
    }),
    getQuoteChoices: build.query(call(catalogueContract.getQuoteChoices)),
    /** Mutations, so that they are not cached: the answer depends on the time. */
    quoteCar: build.mutation(call(catalogueContract.quoteCar)),
    quoteStay: build.mutation(call(catalogueContract.quoteStay)),
  }),
});

export const {
  useGetCatalogueStandingQuery,
  useGetCataloguePageQuery,
  useGetCatalogueChangesQuery,
  useChangeCatalogueMutation,
  useUndoCatalogueChangeMutation,
  useGetQuoteChoicesQuery,
  useQuoteCarMutation,
  useQuoteStayMutation,
  usePrefetch: useCataloguePrefetch,
} = catalogueApi;
