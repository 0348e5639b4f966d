import { api } from "../../../../../platform/web/api";
import { request } from "../../../../../platform/web/request";
import { auditContract } from "../../../audit/audit.contract";
import type { AuditLines, AuditMark, AuditQuery } from "../../../audit/audit.schemas";

/** The query; its pages follow one another. */
export type AuditFilter = Omit<AuditQuery, "Before">;

const auditApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    searchAudit: build.infiniteQuery<AuditLines, AuditFilter, AuditMark | null>({
      query: ({ queryArg, pageParam: Before }) => request(auditContract.searchAudit, { ...queryArg, Before }).sent,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ Next }) => Next ?? undefined },
      providesTags: ["Desk"],
    }),
  }),
});

export const { useSearchAuditInfiniteQuery } = auditApi;
