import { SECOND } from "../../../../../shared/instant";
import { type DeskChange, readChange } from "../../../live.rules";
import { supportContract } from "../../../support.contract";

/** The server sends a heartbeat every fifteen seconds: a stream silent for this long counts as lost. */
const SILENT_FOR = 40 * SECOND;

type Following = {
  readonly token: string;
  readonly signal: AbortSignal;
  /** From now on the stream reports every change. */
  readonly onBegin: () => void;
  readonly onChange: (change: DeskChange) => void;
};

/**
 * Reads the stream of changes until either side ends it. Rejects if it cannot be opened or is lost. Uses fetch, because
 * an EventSource cannot send the access token.
 */
export async function followChanges({ token, signal, onBegin, onChange }: Following): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_FOR);
  try {
    const answer = await fetch(new URL(supportContract.watchDesk.path, location.origin), {
      headers: { Accept: "text/event-stream", Authorization: `Bearer ${token}` },
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status}`);
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let [begun, rest] = [false, ""];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_FOR);
      if (!begun) onBegin();
      begun = true;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const change = line.startsWith("data: ") ? readChange(line.slice("data: ".length)) : undefined;
        if (change) onChange(change);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
