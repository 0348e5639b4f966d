import { useRef } from "react";
import { newRequestKey } from "./newRequestKey";

/**
 * The request key of what a form sends: the same for the same content, so that it is carried out once however often it
 * is sent, and another one for other content. `carriedOut`: the next request is a new one, whatever it says.
 */
export function useRequestKey() {
  const last = useRef<{ key: string; content: string } | null>(null);
  return {
    keyFor: (sent: object): string => {
      const content = JSON.stringify(sent);
      if (last.current?.content !== content) last.current = { key: newRequestKey(), content };
      return last.current.key;
    },
    carriedOut: (): void => {
      last.current = null;
    },
  };
}
