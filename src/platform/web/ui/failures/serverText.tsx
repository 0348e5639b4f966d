import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../callError";
import { type Said, useSaid } from "../../intl/useSaid";

/**
 * What the server said of a failure, in the language of the page, and which request to quote where the failure was its own;
 * null where there was no answer to read. (WEB-13, OPS-37)
 */
export function serverText(error: CallError | SerializedError | undefined): ReactElement | null {
  if (!error || !("fields" in error)) return null;
  const request = error.facts?.request;
  if (error.message === "" && request === undefined) return null;
  return (
    <>
      {error.message !== "" && <ServerText said={error} />}
      {request !== undefined && (
        <span style={{ display: "block" }}>
          <FormattedMessage id="error.quote" values={{ request }} />
        </span>
      )}
    </>
  );
}

/** The text of a server's answer while it is shown: it follows the page's language. */
export function ServerText({ said }: { readonly said: Said }) {
  return useSaid()(said);
}
