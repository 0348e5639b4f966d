import { underWay } from "../underWay";
import { saveFile } from "./saveFile";

type Caller = { readonly token: string | null; readonly language: string };

/**
 * Fetches a file with the bearer token and lets the browser save it. Rejects if refused. Like other calls it is made in
 * the caller's language, and shows the loading indicator. (WIRE-2, WEB-10)
 */
export async function downloadFile(path: string, caller: Caller, fileName?: string): Promise<void> {
  const { response, file } = await underWay(fetchFile(path, caller));
  saveFile(file, fileName ?? nameIn(response));
}

async function fetchFile(path: string, { token, language }: Caller) {
  const response = await fetch(path, {
    headers: { "Accept-Language": language, ...(token && { Authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { response, file: await response.blob() };
}

function nameIn({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "";
}
