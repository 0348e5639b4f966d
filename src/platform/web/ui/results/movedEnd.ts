import { type HavanaDate, isHavanaDate } from "../../../../shared/havana";

/**
 * The day that a stay was moved to end on, because its address names an end that is not after its start; null where nothing
 * was moved, or nothing was asked for. `names`: what start and end are called in the address. (WEB-20)
 */
export function movedEnd(params: URLSearchParams, names: readonly [string, string], shown: HavanaDate) {
  const [start = "", end = ""] = names.map((name) => params.get(name) ?? "");
  return isHavanaDate(start) && isHavanaDate(end) && end <= start ? shown : null;
}
