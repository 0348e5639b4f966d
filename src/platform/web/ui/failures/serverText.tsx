import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../callError";
import { type ServerMessage, useServerMessage } from "../../intl/useServerMessage";

/**
 * The server's text about a failure, in the page's language, and for a server error the id of the request to quote;
 * null if there was no readable answer. (WEB-13, OPS-37)
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

/** A server message; it follows the page's language while it is shown. */
export function ServerText({ said }: { readonly said: ServerMessage }) {
  return useServerMessage()(said);
}
