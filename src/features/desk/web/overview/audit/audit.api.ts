import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { auditContract } from "../../../audit/audit.contract";

const auditApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    searchAudit: build.query({ ...call(auditContract.searchAudit), providesTags: ["Desk"] }),
  }),
});

export const { useSearchAuditQuery } = auditApi;
