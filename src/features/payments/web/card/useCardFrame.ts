import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { mixed, number, object, string } from "yup";
import { useAfterPress } from "../../../../platform/web/forms/useAfterPress";
import { SECOND } from "../../../../shared/instant";
import { type CardFrameMessage, type CardFrameQuestion, LONGEST_FLOW_STATUS } from "../../cardFrame";

/** Milliseconds after which a provider that has not answered is taken as silent. */
const ANSWER_WITHIN = 30 * SECOND;

/**
 * `wrong`: the provider found an error in its fields and shows it there. `silent`: it has not answered. `emptied`: the
 * fields were reloaded in another language after somebody had used them.
 */
export type CardFrameProblem = "wrong" | "silent" | "emptied";

type CardFrame<Token> = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The height that the fields ask for, in pixels; 0 until they are loaded. */
  height: number;
  problem: CardFrameProblem | null;
  /** Asks for a token of the card that was typed and its holder; null when there is a problem. */
  tokenize: (holder: string) => Promise<Token | null>;
};

/**
 * Exchanges messages with the frame of card fields at `src`. Only messages from that frame and its origin, in the
 * agreed form, are accepted, and only tokens that `readToken` accepts; messages are sent to that origin alone.
 * (SAFE-16)
 */
export function useCardFrame<Token>(src: string | null, readToken: (token: unknown) => Token | null): CardFrame<Token> {
  const theirs = src === null ? null : new URL(src).origin;
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((token: Token | null) => void) | null>(null);
  const [height, setHeight] = useState(0);
  const [problem, setProblem] = useState<Exclude<CardFrameProblem, "emptied"> | null>(null);
  /** The page of fields that was used last. */
  const [used, setUsed] = useState<string | null>(null);

  const settle = useCallback((token: Token | null) => {
    answer.current?.(token);
    answer.current = null;
  }, []);
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== theirs || source !== frame.current?.contentWindow) return;
    const message = readCardMessage(data);
    if (!message) return;
    if (message.type === "authenticated" || message.type === "shown") return;
    if (message.type === "ready" || message.type === "resize") return setHeight(message.height);
    const token = message.type === "token" ? readToken(message.token) : null;
    // An invalid token is ignored: it does not mean that the fields are wrong.
    if (message.type === "token" && token === null) return;
    setProblem(message.type === "error" ? "wrong" : null);
    settle(token);
  });

  // The frame does not report what is typed in it. A client who has been in it since an error was found has seen the
  // error there, so the page's own message ends on leaving. It ends after the click, because its line moves the pressed
  // button.
  const afterPress = useAfterPress();
  const enter = useEffectEvent(() => setUsed(src));
  const leave = useEffectEvent(() => afterPress(() => setProblem((now) => (now === "wrong" ? null : now))));
  useEffect(() => {
    let isInFrame = false;
    const follow = () => {
      const wasInFrame = isInFrame;
      isInFrame = document.activeElement === frame.current && frame.current !== null;
      if (isInFrame) enter();
      if (wasInFrame && !isInFrame) leave();
    };
    const types = ["blur", "focus"];
    for (const type of types) window.addEventListener(type, follow);
    return () => {
      for (const type of types) window.removeEventListener(type, follow);
    };
  }, []);

  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener("message", listener);
    return () => {
      window.removeEventListener("message", listener);
      settle(null);
    };
  }, [settle]);

  const tokenize = useCallback(
    (name: string) =>
      new Promise<Token | null>((resolve) => {
        answer.current?.(null);
        const timer = setTimeout(() => {
          setProblem("silent");
          settle(null);
        }, ANSWER_WITHIN);
        answer.current = (token) => {
          clearTimeout(timer);
          resolve(token);
        };
        const question: CardFrameQuestion = { type: "tokenize", name };
        if (theirs !== null) frame.current?.contentWindow?.postMessage(question, theirs);
      }),
    [theirs, settle],
  );

  const isEmptied = used !== null && src !== null && used !== src;
  return { frame, height, problem: isEmptied ? "emptied" : problem, tokenize };
}

/** Pixels: a frame that asked for more would push the rest of the page out of sight. */
const HIGHEST = 2000;

const sized = object({
  type: string().oneOf(["ready", "resize"]).required(),
  height: number().integer().min(0).max(HIGHEST).required(),
})
  .noUnknown()
  .required();
const token = object({ type: string().oneOf(["token"]).required(), token: mixed().required() })
  .noUnknown()
  .required();
const bare = object({ type: string().oneOf(["error", "shown"]).required() })
  .noUnknown()
  .required();

const authenticated = object({
  type: string().oneOf(["authenticated"]).required(),
  status: string().max(LONGEST_FLOW_STATUS).required(),
})
  .noUnknown()
  .required();

/** Reads a message from the frame of card fields; null unless it has exactly the agreed form. (SAFE-16) */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  const asItIs = { strict: true };
  if (sized.isValidSync(data, asItIs)) return { type: data.type, height: data.height };
  if (token.isValidSync(data, asItIs)) return { type: data.type, token: data.token };
  if (authenticated.isValidSync(data, asItIs)) return { type: data.type, status: data.status };
  return bare.isValidSync(data, asItIs) ? { type: data.type } : null;
}
