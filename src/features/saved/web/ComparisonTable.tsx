import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { Icon } from "../../../platform/web/ui/Icon";
import type { PagePath } from "../../../shared/page";
import { differ } from "../saved.rules";

/** Scrolls sideways on its own, so that the page does not. */
const Frame = styled("div")({
  position: "relative",
  overflowX: "auto",
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "&:focus-visible": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& table": { borderCollapse: "separate", borderSpacing: 0, width: "100%", tableLayout: "fixed" },
  "& th, & td": {
    padding: "12px 14px",
    textAlign: "start",
    verticalAlign: "top",
    lineHeight: 1.45,
    borderTop: `1px solid ${token("sand")}`,
    overflowWrap: "anywhere",
  },
  "& thead th, & thead td": { borderTop: 0, verticalAlign: "bottom" },
  "& tbody th, & thead td": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    background: token("sunken"),
    borderInlineEnd: `1px solid ${token("sand")}`,
    fontWeight: 600,
    fontSize: "0.9375rem",
  },
  // A fact's name over its values: on a phone two items have the whole width.
  "& tbody th[colspan]": {
    borderInlineEnd: 0,
    paddingBlock: 6,
    "& > span": { position: "sticky", insetInlineStart: 14 },
  },
  "& tr:has(> th[colspan]) + tr > td": { borderTop: 0 },
  // Where the items differ, the row has a sign at its head, and their values are bold.
  "& tr[data-differs] > td": { fontWeight: 600 },
  "& tr[data-differs] small": { fontWeight: 400 },
  "& ul": { margin: 0, padding: 0, listStyle: "none", display: "grid", gap: 4 },
  "& small": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& thead a": { color: token("ink"), fontSize: "1.125rem", textUnderlineOffset: 4 },
});

const Legend = styled("p")({ margin: "0 0 12px" });

const Sign = styled("span")({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 22,
  height: 22,
  borderRadius: 11,
  background: token("ink"),
  color: token("surface"),
  fontSize: "0.9375rem",
  lineHeight: 1,
});

const Head = styled("span")({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 8 });

const Picture = styled("div")({
  position: "relative",
  aspectRatio: "8 / 5",
  // A drawing's ground has proportions of its own.
  "& > div": { height: "100%", aspectRatio: "auto" },
  maxWidth: "20rem",
  marginBottom: 10,
  overflow: "hidden",
  borderRadius: 8,
  border: `2px solid ${token("ink")}`,
});

const Out = styled("button")({
  position: "absolute",
  top: 4,
  insetInlineEnd: 4,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 22,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  color: token("ink"),
  cursor: "pointer",
});

const FIRST = 128;
const COLUMN = 168;
/** On a phone: two fit the narrowest one, and of three the last is cut, which shows that there is more. */
const NARROW_COLUMN = 142;

export type Column = {
  readonly item: string;
  readonly name: string;
  readonly to: PagePath;
  readonly picture: ReactNode;
};

export type Row<Thing> = {
  readonly id: string;
  readonly head: ReactNode;
  readonly of: (thing: Thing) => ReactNode;
  /** What the row shows, as data: where it differs, the row is marked. */
  readonly fact: (thing: Thing) => unknown;
};

type Props<Thing> = {
  /** The items that are still on sale. */
  readonly things: readonly Thing[];
  /** Whether some are still loading. */
  readonly waits: boolean;
  readonly column: (thing: Thing) => Column;
  readonly rows: readonly Row<Thing>[];
  readonly onRemove: (item: string) => void;
};

/** Items of one kind side by side, with a row for each fact, marked where they differ. (LODGE-26) */
export function ComparisonTable<Thing>({ things, waits, column, rows, onRemove }: Props<Thing>) {
  const intl = useIntl();
  const isNarrow = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  if (waits)
    return (
      <div role="status" aria-label={intl.formatMessage({ id: "saved.compare.loading" })}>
        <Skeleton variant="rounded" height={420} />
      </div>
    );
  // Items off sale have no column.
  if (things.length === 0) return <FormattedMessage id="saved.compare.none" tagName="p" />;
  const columns = things.map((thing) => ({ thing, ...column(thing) }));
  const marked = rows.map((row) => ({ ...row, differs: differ(things.map(row.fact)) || undefined }));
  const anyDiffers = marked.some(({ differs }) => differs);
  return (
    <>
      {/* A screen reader hears of each row whether it differs. */}
      {columns.length > 1 && (
        <Legend aria-hidden={anyDiffers || undefined}>
          <FormattedMessage
            id={anyDiffers ? "saved.compare.legend" : "saved.compare.alike"}
            values={{ sign: <Sign key="sign">≠</Sign> }}
          />
        </Legend>
      )}
      <Frame role="region" aria-label={intl.formatMessage({ id: "saved.compare.caption" })} tabIndex={0}>
        <table style={{ minWidth: isNarrow ? NARROW_COLUMN * columns.length : FIRST + COLUMN * columns.length }}>
          <colgroup>
            {isNarrow || <col style={{ width: FIRST }} />}
            {columns.map(({ item }) => (
              <col key={item} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {isNarrow || <td />}
              {columns.map(({ item, name, to, picture }) => (
                <th key={item} scope="col">
                  <Picture>
                    {picture}
                    <Out
                      type="button"
                      aria-label={intl.formatMessage({ id: "saved.compare.remove" }, { name })}
                      onClick={() => onRemove(item)}
                    >
                      <Icon name="cross" />
                    </Out>
                  </Picture>
                  <Link to={to}>{name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          {isNarrow ? (
            marked.map(({ id, head, of, differs }) => (
              <tbody key={id}>
                <tr>
                  <th scope="rowgroup" colSpan={columns.length}>
                    <FactHead differs={differs}>{head}</FactHead>
                  </th>
                </tr>
                <tr data-differs={differs}>
                  {columns.map(({ item, thing }) => (
                    <td key={item}>{of(thing)}</td>
                  ))}
                </tr>
              </tbody>
            ))
          ) : (
            <tbody>
              {marked.map(({ id, head, of, differs }) => (
                <tr key={id} data-differs={differs}>
                  <th scope="row">
                    <FactHead differs={differs}>{head}</FactHead>
                  </th>
                  {columns.map(({ item, thing }) => (
                    <td key={item}>{of(thing)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </Frame>
    </>
  );
}

type HeadProps = { readonly differs: true | undefined; readonly children: ReactNode };

/** The name of a fact, with a sign if the items differ in it. */
function FactHead({ differs, children }: HeadProps) {
  return (
    <Head>
      {children}
      {differs && (
        <>
          <Sign aria-hidden="true">≠</Sign>
          <span className="visually-hidden">
            <FormattedMessage id="saved.compare.differs" />
          </span>
        </>
      )}
    </Head>
  );
}
