import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import type { MessageId } from "../../../shared/messageId";

type TabMessage = Extract<MessageId, `inspector.tab.${string}`>;
type TabName = TabMessage extends `inspector.tab.${infer Name}` ? Name : never;

/** Wraps into as many rows as needed: no tab is hidden behind an arrow. */
const rows = {
  "& .MuiTabs-list": { flexWrap: "wrap" },
  "& .MuiTabs-indicator": { display: "none" },
  "& .MuiTab-root": { minWidth: 0, minHeight: 44, paddingInline: "10px", paddingBlock: 0 },
  "& .MuiTab-root.Mui-selected": { boxShadow: `inset 0 -3px 0 ${token("sea")}` },
};

type Props<Name extends TabName> = {
  readonly names: readonly Name[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  /** The panel that is shown. */
  readonly children: ReactNode;
};

/** A row of tabs with one panel below. */
export function PanelTabs<Name extends TabName>({ names, shown, onShow, children }: Props<Name>) {
  return (
    <div>
      <Tabs value={shown} onChange={(_event, next: Name) => onShow(next)} sx={rows}>
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`inspector-tab-${name}`}
            aria-controls="inspector-panel"
            label={<FormattedMessage id={`inspector.tab.${name}`} />}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="inspector-panel"
        aria-labelledby={`inspector-tab-${shown}`}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, pt: 2 }}
      >
        {children}
      </Box>
    </div>
  );
}
