import { FormattedMessage } from "react-intl";
import { ActionButton } from "../../../platform/web/ui/ActionButton";

/** A page that could not be shown, and what to do about it. It brings nothing that would have to be fetched. */
export function PageFailed() {
  return (
    <div
      role="alert"
      style={{ display: "grid", gap: 16, justifyItems: "start", padding: "48px clamp(16px, 4vw, 32px)" }}
    >
      <h1>
        <FormattedMessage id="shell.failed" />
      </h1>
      <p>
        <FormattedMessage id="shell.failedText" />
      </p>
      <ActionButton type="button" onClick={() => location.reload()}>
        <FormattedMessage id="shell.reload" />
      </ActionButton>
    </div>
  );
}
