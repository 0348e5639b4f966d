import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";

/**
 * The last day of a stay that was corrected because the end in its address is not after its start; null if nothing was
 * corrected, or the address has no such days. `names`: the parameters of start and end. (WEB-20)
 */
export function correctedEnd(params: URLSearchParams, names: readonly [string, string], shown: HavanaDate) {
  const [start = "", end = ""] = names.map((name) => params.get(name) ?? "");
  return isHavanaDate(start) && isHavanaDate(end) && end <= start ? shown : null;
}
