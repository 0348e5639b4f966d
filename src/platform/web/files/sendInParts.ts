import { SECOND } from "../../../shared/instant";
import { fieldOf, isNumber } from "../../../shared/unknownData";
import { PART_HEADERS, PART_SIZE } from "../../../shared/uploadParts.rules";
import type { CallError } from "../callError";
import { newRequestKey } from "../requests/newRequestKey";
import { CALL_WITHIN, fileWithin, partWithin } from "../requests/timeLimits";
import { setProgress } from "./uploadProgress";

type Answer = { data?: unknown; error?: CallError };

/** One request of an upload: some bytes of the file, and their position for the server. */
export type PartRequest = { body: Blob; headers: Record<string, string>; timeout: number };

type Parts<Given extends Answer> = {
  file: Blob;
  /** Makes the call with a part. */
  send: (part: PartRequest) => Promise<Given>;
  /** Whether the user who began the upload is still signed in. */
  isSameCaller: () => boolean;
};

/** Bytes of the first part; later sizes follow the connection's speed. */
const FIRST_PART = 256 * 1024;
/**
 * The target duration of a part: longer parts lose more when the connection breaks, shorter ones wait for more answers.
 */
const PART_TAKES = { least: 2 * SECOND, most: 10 * SECOND };
/** Milliseconds between retries. After the last one the upload stops until the user continues it. */
const WAITS = [1, 2, 4, 8, 15, 30, 30, 30].map((seconds) => seconds * SECOND);
/** How often a file is sent again from its first byte if the server has lost its parts. */
const BEGUN_ANEW = 2;

/**
 * Sends a large file in parts, and continues by itself after a lost connection: after increasing waits, immediately
 * when the browser is online again, or when a button is pressed (`useUploadProgress`). Resolves to the answer to the
 * whole file; to an error if the server refuses it or the caller cancels it. (SAFE-71)
 */
export async function sendInParts<Given extends Answer>({ file, send, isSameCaller }: Parts<Given>): Promise<Given> {
  const { size } = file;
  let id = newRequestKey();
  let received = 0;
  let partSize = FIRST_PART;
  let isAsking = false;
  let failures = 0;
  let begunAnew = 0;
  const tell = (state: "sending" | "waiting" | "stopped", error: CallError | null = null, press = noPress) =>
    setProgress(file, { received, size, state, error, goOn: press.goOn, cancel: press.cancel });
  try {
    for (;;) {
      tell("sending");
      const body = isAsking ? new Blob() : file.slice(received, received + partSize);
      const began = performance.now();
      const answer = await send({
        body,
        headers: {
          "Content-Type": "application/octet-stream",
          [PART_HEADERS.id]: id,
          [PART_HEADERS.length]: String(size),
          [PART_HEADERS.offset]: String(received),
        },
        timeout: isAsking ? CALL_WITHIN : received + body.size === size ? fileWithin(body.size) : partWithin(body.size),
      });
      const { error } = answer;
      if (!error) {
        const now = receivedIn(answer.data);
        if (now === null) return answer;
        failures = 0;
        received = now;
        if (!isAsking) partSize = nextPart(partSize, performance.now() - began);
        isAsking = false;
      } else if (!isSameCaller()) return answer;
      else if (error.code === "upload.lost" && begunAnew < BEGUN_ANEW) {
        begunAnew += 1;
        id = newRequestKey();
        received = 0;
        isAsking = false;
      } else if (error.code === "upload.offset") isAsking = true;
      else if (!isPassing(error)) return answer;
      else {
        partSize = Math.max(PART_SIZE.least, partSize / 2);
        // The first part may not have arrived, so the server may not know the upload.
        isAsking = received > 0;
        const isToGoOn = await lineIsBack(WAITS[failures], (press) =>
          tell(failures < WAITS.length ? "waiting" : "stopped", error, press),
        );
        failures = failures < WAITS.length ? failures + 1 : 0;
        if (!isToGoOn) return answer;
      }
    }
  } finally {
    setProgress(file, null);
  }
}

/** How many bytes the server reports that it has; null: it is the answer to the whole file. */
function receivedIn(data: unknown): number | null {
  const bytes = fieldOf(data, "ReceivedBytes");
  return isNumber(bytes) ? bytes : null;
}

/** The size of the next part, after one of `size` bytes took so many milliseconds. */
export function nextPart(size: number, took: number): number {
  if (took < PART_TAKES.least) return Math.min(PART_SIZE.most, size * 2);
  return took > PART_TAKES.most ? Math.max(PART_SIZE.least, size / 2) : size;
}

/**
 * Whether a retry may succeed: there was no answer, too many requests, a server error, or no answer to the session's
 * renewal.
 */
const isPassing = ({ status, code }: CallError): boolean =>
  code === "offline" || code === "upload.underWay" || [401, 408, 429].includes(Number(status)) || Number(status) >= 500;

type Press = { goOn: () => void; cancel: () => void };
const noPress: Press = { goOn: () => undefined, cancel: () => undefined };

/**
 * Resolves after so many milliseconds, when the browser is online again, or when a button is pressed; to false if that
 * cancels.
 */
function lineIsBack(milliseconds: number | undefined, offer: (press: Press) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isToGoOn: boolean) => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve(isToGoOn);
    };
    const goOn = () => end(true);
    const timer = milliseconds === undefined ? undefined : setTimeout(goOn, milliseconds);
    addEventListener("online", goOn);
    offer({ goOn, cancel: () => end(false) });
  });
}
