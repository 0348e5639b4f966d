import { useRef } from "react";
import { newRequestKey } from "./newRequestKey";

/**
 * The request key for a form's content: the same key for the same content, so that repeated requests are carried out
 * once, and another key for other content. `carriedOut`: the next request is a new one, even with the same content.
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
