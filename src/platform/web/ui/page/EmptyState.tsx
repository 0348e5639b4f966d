import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { TilePanel } from "../tiles/TilePanel";

const Panel = styled("div")({
  overflow: "hidden",
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
  textAlign: "center",
});

const Tiles = styled("div")({ height: 112, borderBottom: `2px solid ${token("ink")}` });

const Body = styled("div")({ display: "grid", justifyItems: "center", gap: 12, padding: "28px 20px 32px" });

const Text = styled("div")({ color: token("inkSoft"), maxWidth: "34rem", textWrap: "pretty" });

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next useful action. */
  readonly action?: ReactNode;
}

/** Says that there is nothing here yet, why, and what to do about it. (WEB-17) */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Panel>
      <Tiles>
        <TilePanel />
      </Tiles>
      <Body>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children ? <Text>{children}</Text> : null}
        {action}
      </Body>
    </Panel>
  );
}
