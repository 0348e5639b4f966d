import { trackRequest } from "../pendingRequests";
import { endedBySilence, FILE_WITHIN } from "../requests/timeLimits";
import { callerHeaders, sendAsCaller } from "../session/asCaller";
import type { AppDispatch, WebState } from "../state";
import { saveFile } from "./saveFile";

/**
 * Fetches a file like other calls: in the caller's language, with the bearer token and its renewal. Rejects if refused,
 * or once no more data arrives. (WIRE-2, WIRE-33, SESSION-8)
 */
export function fetchFile(path: string) {
  return async (dispatch: AppDispatch, getState: () => WebState): Promise<Response> => {
    const send = async () => {
      const limit = endedBySilence(FILE_WITHIN);
      return whole(await fetch(path, { headers: callerHeaders(getState()), signal: limit.signal }), limit);
    };
    const answer = await sendAsCaller({ dispatch, getState }, send, ({ status }) => status === 401);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
}

/** An answer with its whole body; each received part restarts the time limit. */
async function whole(answer: Response, { heard, over }: ReturnType<typeof endedBySilence>): Promise<Response> {
  const reader = answer.body?.getReader();
  const parts: BlobPart[] = [];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    heard();
    parts.push(part.value);
  }
  over();
  const { status, statusText, headers } = answer;
  return new Response(reader ? new Blob(parts) : null, { status, statusText, headers });
}

/**
 * Fetches a file, with the loading indicator, and lets the browser save it, by default under the server's name. Rejects
 * if refused. (WEB-10)
 */
export function downloadFile(path: string, fileName?: string) {
  return (dispatch: AppDispatch): Promise<void> =>
    trackRequest(
      dispatch(fetchFile(path)).then(async (answer) => saveFile(await answer.blob(), fileName ?? nameIn(answer))),
    );
}

function nameIn({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "";
}
