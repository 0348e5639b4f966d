import { byClient, endpoint } from "../../shared/endpoint";
import type { Fund } from "./fund.schemas";

/** A client's fund: credit from refunds, for later travel (FUND-1). */
export const fundContract = {
  getFund: endpoint<Fund>()({ method: "GET", path: "/api/fund/:clientId", ...byClient }),
} as const;
