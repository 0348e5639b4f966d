import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type CardFieldName, type CardToken, readCardMessage } from "./cardFrame";

export type CardErrors = Partial<Record<CardFieldName, string>>;

type CardFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Pixels the fields ask for; 0 while they are not there yet. */
  height: number;
  errors: CardErrors | null;
  /** Asks for a token of the card that was typed; null when the provider finds a field wrong. */
  tokenize: () => Promise<CardToken | null>;
};

/** The conversation with the provider's card fields. Only messages from their frame and their origin are heard. */
export function useCardFrame(origin: string): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((token: CardToken | null) => void) | null>(null);
  const [height, setHeight] = useState(0);
  const [errors, setErrors] = useState<CardErrors | null>(null);

  useEffect(() => {
    const settle = (token: CardToken | null) => {
      answer.current?.(token);
      answer.current = null;
    };
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readCardMessage(event.data);
      if (message?.type === "ready" || message?.type === "resize") setHeight(message.height);
      if (message?.type === "token") {
        setErrors(null);
        settle({ token: message.token, card: message.card });
      }
      if (message?.type === "error") {
        setErrors(message.fields);
        settle(null);
      }
    };
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
      settle(null);
    };
  }, [origin]);

  const tokenize = useCallback(() => {
    return new Promise<CardToken | null>((resolve) => {
      answer.current?.(null);
      answer.current = resolve;
      frame.current?.contentWindow?.postMessage({ type: "tokenize" }, origin);
    });
  }, [origin]);

  return { frame, height, errors, tokenize };
}
