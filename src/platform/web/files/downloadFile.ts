import { endedAfter, FILE_WITHIN } from "../requests/timeLimits";
import { callerHeaders, sendAsCaller } from "../session/asCaller";
import type { AppDispatch, WebState } from "../state";
import { underWay } from "../underWay";
import { saveFile } from "./saveFile";

/**
 * Fetches a file as other calls are made: in the caller's language, with the bearer token and its renewal. Rejects if
 * refused, or not answered in time. (WIRE-2, WIRE-33, SESSION-8)
 */
export function fetchFile(path: string) {
  return async (dispatch: AppDispatch, getState: () => WebState): Promise<Response> => {
    const send = () => fetch(path, { headers: callerHeaders(getState()), signal: endedAfter(FILE_WITHIN) });
    const answer = await sendAsCaller({ dispatch, getState }, send, ({ status }) => status === 401);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
}

/**
 * Fetches a file, with the loading indicator, and lets the browser save it, by default under the server's name. Rejects
 * if refused. (WEB-10)
 */
export function downloadFile(path: string, fileName?: string) {
  return (dispatch: AppDispatch): Promise<void> =>
    underWay(
      dispatch(fetchFile(path)).then(async (answer) => saveFile(await answer.blob(), fileName ?? nameIn(answer))),
    );
}

function nameIn({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "";
}
