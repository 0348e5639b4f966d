import { useEffect, useState } from "react";
import type { Fill } from "../../../platform/web/forms/useFill";
import { isOutdated, type PolicyValues, withEdition } from "../policyBox.rules";
import { useGetPolicyEditionQuery } from "./information.api";

/** A prerendered page has an edition that is younger than this many seconds. */
const FRESH_S = 60;

/**
 * Keeps the edition in force (`edition`) in a form, and clears the box if it was ticked for another one (`changed`).
 * (INFO-26, INFO-28)
 */
export function useShownEdition<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: held } = useGetPolicyEditionQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: FRESH_S,
  });
  const [changed, setChanged] = useState(false);
  const edition = held?.Edition;
  useEffect(() => {
    if (edition === undefined) return;
    let isOld = false;
    fill((values) => {
      isOld = isOutdated(values, edition);
      return withEdition(values, edition);
    });
    if (isOld) setChanged(true);
  }, [edition, fill]);
  return { edition, changed };
}
