import { Component, type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ActionButton } from "../../../platform/web/ui/ActionButton";
import { reportLater } from "../start/reportLater";

type Props = { readonly children: ReactNode };

/** Catches a page that fails, or whose code does not load; header and session stay. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportLater(error);
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

/**
 * Says that the page could not be shown, and what to do; without a connection the page is loaded once there is one. It
 * uses only code that is already loaded.
 */
function PageFailed() {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    const load = () => location.reload();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [offline]);
  return (
    <div
      role="alert"
      style={{
        display: "grid",
        gap: 16,
        justifyItems: "start",
        width: "100%",
        maxWidth: 1200,
        margin: "0 auto",
        padding: "48px clamp(16px, 4vw, 32px)",
      }}
    >
      <h1>
        <FormattedMessage id={offline ? "shell.offline" : "shell.failed"} />
      </h1>
      <p>
        <FormattedMessage id={offline ? "shell.offlineText" : "shell.failedText"} />
      </p>
      <ActionButton type="button" onClick={() => location.reload()}>
        <FormattedMessage id="shell.reload" />
      </ActionButton>
    </div>
  );
}
