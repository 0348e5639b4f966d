import { saveFile } from "./saveFile";

/** Fetches a file that asks for the bearer token and hands it to the browser to save. Rejects when it is refused. */
export async function downloadFile(path: string, token: string | null, fileName?: string): Promise<void> {
  const response = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  saveFile(await response.blob(), fileName ?? nameIn(response));
}

function nameIn({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "";
}
