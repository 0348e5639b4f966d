import { useEffect, useState } from "react";
import { webMethods } from "../../methods/web/methods.web";
import type { MethodParts } from "./method";

/** The parts of a method by its number. */
export type PartsOf = (method: number | null | undefined) => MethodParts | undefined;

/** The payment page's parts of each method; null until they are loaded, which is usually with the page's own chunk. */
export function useMethodParts(): PartsOf | null {
  const [partsOf, setPartsOf] = useState<PartsOf | null>(null);
  useEffect(() => {
    let shown = true;
    void loadParts().then((loaded) => {
      if (shown) setPartsOf(() => loaded);
    });
    return () => {
      shown = false;
    };
  }, []);
  return partsOf;
}

async function loadParts(): Promise<PartsOf> {
  const loaded = await Promise.all(webMethods.map(async ({ id, load }) => [id, await load()] as const));
  const parts = new Map<number, MethodParts>(loaded);
  return (method) => (method == null ? undefined : parts.get(method));
}
