import { Activity, Component, type ReactNode } from "react";

type Props = { readonly children: ReactNode };

/**
 * Draws a page before it is opened, hidden and without effects: once it is opened, its code has run and its styles are
 * there. If that fails nothing is drawn, and whoever opens the page sees why. (SPEED-4)
 */
export class DrawnAhead extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? null : <Activity mode="hidden">{this.props.children}</Activity>;
  }
}
