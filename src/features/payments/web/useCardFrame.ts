import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type CardToken, readCardMessage } from "../cardFrame";

type CardFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Pixels the fields ask for; 0 while they are not there yet. */
  height: number;
  /** The provider found something wrong in its fields, and says there what. */
  wrong: boolean;
  /** Asks for a token of the card that was typed and its holder; null when the provider finds a field wrong. */
  tokenize: (holder: string) => Promise<CardToken | null>;
};

/** The conversation with the frame of the card fields. Only messages from it and from our origin are heard. */
export function useCardFrame(): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((token: CardToken | null) => void) | null>(null);
  const [height, setHeight] = useState(0);
  const [wrong, setWrong] = useState(false);

  useEffect(() => {
    const settle = (token: CardToken | null) => {
      answer.current?.(token);
      answer.current = null;
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = readCardMessage(data);
      if (!message) return;
      if (message.type === "ready" || message.type === "resize") return setHeight(message.height);
      setWrong(message.type === "error");
      settle(message.type === "token" ? message.token : null);
    };
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
      settle(null);
    };
  }, []);

  const tokenize = useCallback((name: string) => {
    return new Promise<CardToken | null>((resolve) => {
      answer.current?.(null);
      answer.current = resolve;
      frame.current?.contentWindow?.postMessage({ type: "tokenize", name }, window.location.origin);
    });
  }, []);

  return { frame, height, wrong, tokenize };
}
