import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { useNavigate } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { Icon } from "../../../platform/web/ui/Icon";
import { withStorage } from "../../../platform/web/withStorage";
import { inspectorPath } from "../../../shared/qa.pages";
import { Body, Close, Dock, Handle, Head } from "./dockParts";
import { PlanInspector } from "./plan/PlanInspector";
import { ToolLink } from "./toolParts";
import { type DockSide, useDockSize } from "./useDockSize";

/** Set in this tab: the shell shows the dock on every page until it is closed. */
const KEY = "malecon.inspector.docked";

/** QA's inspector beside a page (`?inspect`), for anybody signed in, until it is closed. */
export default function InspectorDock() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const clientId = useSelector(selectClientId);
  useEffect(() => withStorage(() => sessionStorage.setItem(KEY, "")), []);
  if (clientId === 0 || pathname === inspectorPath()) return null;

  const close = () => {
    withStorage(() => sessionStorage.removeItem(KEY));
    const query = new URLSearchParams(search);
    query.delete("inspect");
    void navigate({ search: query.toString(), hash }, { replace: true });
  };
  return <DockedPanel pathname={pathname} onClose={close} />;
}

type PanelProps = { readonly pathname: string; readonly onClose: () => void };

/** On the page's right, or below it where the window is narrow. */
function DockedPanel({ pathname, onClose }: PanelProps) {
  const intl = useIntl();
  const side = useMediaQuery("(min-width: 900px)", { noSsr: true }) ? "right" : "bottom";
  const { size, handle } = useDockSize(side);
  // The choice holds for one page only: another page shows another plan.
  const [picked, setPicked] = useState<{ pathname: string; planId: number } | null>(null);
  const planId = picked?.pathname === pathname ? picked.planId : null;
  usePageBeside(side, size);

  return (
    <Dock
      data-inspector
      side={side}
      aria-label={intl.formatMessage({ id: "inspector.dock.name" })}
      style={side === "right" ? { width: size } : { height: size }}
    >
      <Handle
        side={side}
        role="separator"
        tabIndex={0}
        aria-orientation={side === "right" ? "vertical" : "horizontal"}
        aria-label={intl.formatMessage({ id: side === "right" ? "inspector.dock.width" : "inspector.dock.height" })}
        {...handle}
      />
      <Head>
        <h2>
          <FormattedMessage id="inspector.title" />
        </h2>
        <ToolLink to={inspectorPath()}>
          <FormattedMessage id="inspector.dock.page" />
        </ToolLink>
        <Close type="button" aria-label={intl.formatMessage({ id: "inspector.dock.close" })} onClick={onClose}>
          <Icon name="cross" />
        </Close>
      </Head>
      <Body>
        <PlanInspector
          docked
          planId={planId}
          bookingId={bookingOf(pathname)}
          onPick={(id) => setPicked({ pathname, planId: id })}
        />
      </Body>
    </Dock>
  );
}

/** The booking of a page: the inspector shows its plan. */
function bookingOf(pathname: string): number | null {
  const [, id] = /^\/vouchers\/(\d+)$/.exec(pathname) ?? [];
  return id ? Number(id) : null;
}

/**
 * Makes room for the dock. Beside it the page is narrower; above it the page scrolls by itself, so that what sticks to
 * its lower edge, such as the button that pays, stays in sight.
 */
function usePageBeside(side: DockSide, size: number): void {
  useEffect(() => {
    const page = document.getElementById("root");
    if (!page) return;
    const room =
      side === "right" ? { marginRight: `${size}px` } : { height: `calc(100dvh - ${size}px)`, overflow: "auto" };
    Object.assign(page.style, room);
    return () => page.removeAttribute("style");
  }, [side, size]);
}
