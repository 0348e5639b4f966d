import { styled } from "@mui/material/styles";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { navigationHeight, useHeightOfBar, useStripHeight } from "../../../../platform/web/ui/page/barHeight";
import type { Colleague } from "../../presence/presence.schemas";

const Said = styled("p")({
  display: "flex",
  alignItems: "baseline",
  gap: 8,
  width: "fit-content",
  margin: 0,
  marginTop: 8,
  padding: "6px 12px",
  borderRadius: 8,
  background: token("sunken"),
  color: token("ink"),
  fontSize: "0.9375rem",
  fontWeight: 600,
  "&::before": { content: "''", flex: "none", width: 9, height: 9, borderRadius: "50%", background: token("sea") },
  "&[data-answering]::before": { background: token("coral") },
});

/**
 * A strip at the window's lower edge for as long as the page is longer, above what else is there: seen from every form
 * of the page. As wide as the page, so that it ends the page there and covers no half of a line.
 */
const Strip = styled("div")({
  position: "sticky",
  zIndex: 2,
  "&:not(:empty)": {
    minHeight: 54,
    borderTop: `1px solid ${token("outline")}`,
    background: token("page"),
    "& > p": { marginBlock: 8 },
  },
});

/** Who else has something open, and who writes an answer there. (DESK-109) */
export function ColleaguesText({ at }: { readonly at: readonly Colleague[] }) {
  const intl = useIntl();
  const facts = (["answering", "open"] as const).flatMap((what) => {
    const names = at.filter(({ Answering }) => Answering === (what === "answering")).map(({ Name }) => Name);
    const values = { count: names.length, names: intl.formatList(names) };
    return names.length > 0 ? [<FormattedMessage key={what} id={`support.presence.${what}`} values={values} />] : [];
  });
  return <DottedLine>{facts}</DottedLine>;
}

/** The same as a separate line, announced to screen readers when it changes. */
export function ColleaguesHere({ at, kept = false }: { readonly at: readonly Colleague[]; readonly kept?: boolean }) {
  const said = at.length > 0 && (
    <Said data-answering={at[0]?.Answering ? "" : undefined}>
      <ColleaguesText at={at} />
    </Said>
  );
  return kept ? <KeptStrip>{said}</KeptStrip> : <div aria-live="polite">{said}</div>;
}

function KeptStrip({ children }: { readonly children: ReactNode }) {
  const bar = useHeightOfBar();
  const strip = useRef<HTMLDivElement>(null);
  useStripHeight(strip);
  return (
    <Strip ref={strip} aria-live="polite" style={{ bottom: `calc(${bar}px + ${navigationHeight})` }}>
      {children}
    </Strip>
  );
}
