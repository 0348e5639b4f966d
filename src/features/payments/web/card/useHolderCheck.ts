import { useEffect, useState } from "react";
import { isBlank } from "../../../../shared/plainText";
import type { HolderCheck } from "../../payments.schemas";
import { useCheckHolderNameQuery } from "../payments.api";

/** Milliseconds without typing after which a name is checked. */
const PAUSE = 400;

/** How a name on a card compares with the client's, checked while typing; null: not known yet. */
export function useHolderCheck(clientId: number, typed: string): HolderCheck["Match"] | null {
  const name = typed.trim();
  const [finished, setFinished] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(name), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const { currentData } = useCheckHolderNameQuery(
    { ClientId: clientId, HolderName: finished },
    { skip: isBlank(finished) },
  );
  return name === finished ? (currentData?.Match ?? null) : null;
}
