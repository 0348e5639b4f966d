import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
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

/** At the window's lower edge for as long as the page is longer: seen from every form of it, and nothing moves. */
const Bar = styled("div")({
  position: "sticky",
  bottom: 12,
  zIndex: 2,
  pointerEvents: "none",
  "& > p": { border: `1px solid ${token("outline")}`, boxShadow: "0 2px 10px rgb(0 0 0 / 18%)" },
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
  return kept ? <Bar aria-live="polite">{said}</Bar> : <div aria-live="polite">{said}</div>;
}
