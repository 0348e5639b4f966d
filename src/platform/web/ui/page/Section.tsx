import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense, useId } from "react";
import { token } from "../../theme/token";

const Block = styled("section")({
  display: "grid",
  // A long word wraps or is cut inside its column: it never widens the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 18,
  "& + &": { marginTop: "clamp(32px, 5vw, 56px)" },
});

const Head = styled("header")({ display: "grid", gap: 4 });

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4px 24px",
});

const Lead = styled("p")({ color: token("inkSoft"), maxWidth: "42rem" });

interface SectionProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly lead?: ReactNode;
  /** A link at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page under its own heading. In a server-rendered page each section hydrates separately, and a pressed one
 * first.
 */
export function Section({ title, level = 2, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Head>
        <Line>
          <Typography id={id} variant={level === 2 ? "h2" : "h3"}>
            {title}
          </Typography>
          {action}
        </Line>
        {lead ? <Lead>{lead}</Lead> : null}
      </Head>
      <Suspense fallback={null}>{children}</Suspense>
    </Block>
  );
}
