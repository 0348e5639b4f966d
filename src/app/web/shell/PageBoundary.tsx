import { Component, type ReactNode } from "react";
import { tell } from "../start/tell";
import { PageFailed } from "./PageFailed";

type Props = { readonly children: ReactNode };

/** Catches a page that fails, or whose program does not arrive; header and session stay. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    tell(error);
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
