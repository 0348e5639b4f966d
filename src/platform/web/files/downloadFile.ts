import { underWay } from "../underWay";
import { saveFile } from "./saveFile";

type Caller = { readonly token: string | null; readonly language: string };

/**
 * Fetches a file that asks for the bearer token and hands it to the browser to save. Rejects when it is refused. It is a
 * request like any other: in the caller's language, and the loading indicator shows. (WIRE-2, WEB-10)
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
