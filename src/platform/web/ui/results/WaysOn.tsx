import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { MessageId } from "../../messages";
import { token } from "../../theme/token";

/** Another search that finds something. */
export type Way = {
  readonly to: string;
  readonly label: ReactNode;
  /** How many it finds, from what price on. */
  readonly found: ReactNode;
  /** Somebody is about to take it: the time to ask for it. */
  readonly onApproach: () => void;
};
type Group = { readonly title: MessageId; readonly ways: readonly Way[] };

const Groups = styled("div")({
  display: "grid",
  gap: "20px 24px",
  marginTop: 24,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
  "& h3": { fontSize: "1.125rem", marginBottom: 8 },
  "& ul": {
    listStyle: "none",
    margin: 0,
    padding: 0,
    border: `1px solid ${token("sand")}`,
    borderRadius: 10,
    background: token("surface"),
  },
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& a": {
    display: "block",
    padding: "10px 16px",
    fontWeight: 600,
    color: token("sea"),
    textUnderlineOffset: 4,
  },
  "& a:hover": { background: token("seaWash") },
  "& .found": {
    display: "inline-block",
    width: "100%",
    fontSize: "0.9375rem",
    fontWeight: 400,
    color: token("inkSoft"),
  },
});

/** Searches that find something where one finds nothing or little, each as a link that runs it. (CAR-25, LODGE-23) */
export function WaysOn({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <Groups>
      {groups
        .filter(({ ways }) => ways.length > 0)
        .map(({ title, ways }) => (
          <section key={title}>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <ul>
              {ways.map(({ to, label, found, onApproach }) => (
                <li key={to}>
                  <Link to={to} onPointerEnter={onApproach} onFocus={onApproach}>
                    {label} <span className="found tabular">{found}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Groups>
  );
}
