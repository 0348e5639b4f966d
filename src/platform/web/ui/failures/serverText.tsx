import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactElement } from "react";
import type { CallError } from "../../callError";
import { type Said, useSaid } from "../../intl/useSaid";

/** What the server said of a failure, in the language of the page; null where there was no answer to read. (WEB-13) */
export function serverText(error: CallError | SerializedError | undefined): ReactElement | null {
  return error && "fields" in error && error.message !== "" ? <ServerText said={error} /> : null;
}

/** An answer's words, for as long as they are shown: they change with the language of the page. */
export function ServerText({ said }: { readonly said: Said }) {
  return useSaid()(said);
}
