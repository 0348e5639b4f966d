import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CompanyMark } from "../../../../../features/opinions/opinions.schemas";
import { CardMark } from "../../../../../features/opinions/web/CardMark";
import { totalOf } from "../../../../../features/plan/plan.total";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { token } from "../../../../../platform/web/theme/token";
import { CONFIRM_WITHIN_HOURS } from "../../../../../shared/constants";
import type { CarOffer } from "../../../car.schemas";

/** How many companies a card shows at first. */
const SHOWN = 3;

/** All companies' rows have the columns of the list: name, confirmation, price, arrow. */
const columns = { display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1" } as const;

const List = styled("ol")({
  // Above the card's own link, so that each company's link can be pressed.
  position: "relative",
  zIndex: 1,
  listStyle: "none",
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${token("sand")}`,
  display: "grid",
  // A company's name is never broken within a word.
  gridTemplateColumns: "minmax(min-content, 2fr) minmax(0, 3fr) auto auto",
  columnGap: 6,
  "& li": columns,
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& a": {
    ...columns,
    rowGap: 8,
    alignItems: "center",
    minHeight: 44,
    paddingBlock: 6,
    color: "inherit",
    textDecoration: "none",
    fontWeight: 600,
  },
  // An arrow for links; not read out.
  "& a::after": { content: '"›" / ""', color: token("sea"), fontSize: "1.25rem", lineHeight: 1 },
  "& a:hover": { color: token("sea"), textDecoration: "underline", textUnderlineOffset: 4 },
  "& a > span:not(.mark)": { fontSize: "0.9375rem", fontWeight: 400, lineHeight: 1.3, color: token("inkSoft") },
  // Below the company's name.
  "& a .mark": { gridArea: "2 / 1", marginTop: -12 },
  "& a .instant": { fontWeight: 600, color: token("palm") },
  "& a b": { fontVariantNumeric: "tabular-nums" },
  // Where the columns have no room, as with large text: one below the other.
  containerType: "inline-size",
  "@container (max-width: 15em)": {
    "& a": { display: "flex", flexWrap: "wrap", gap: "0 12px" },
    "& a .mark": { marginTop: 0 },
  },
});

const More = styled("button")({
  gridColumn: "1 / -1",
  justifySelf: "start",
  font: "inherit",
  fontWeight: 600,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: token("sea"),
  cursor: "pointer",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
});

type Props = {
  /** Of one model, the cheapest first. */
  readonly offers: readonly CarOffer[];
  readonly to: (offer: CarOffer) => string;
  readonly marks: ReadonlyMap<number, CompanyMark>;
};

/** The companies that rent out a model, each with its kind of confirmation and the stay's total. (CAR-21) */
export function CarCompanies({ offers, to, marks }: Props) {
  const money = useMoney();
  const [all, setAll] = useState(false);
  const shown = all ? offers : offers.slice(0, SHOWN);
  const more = offers.length - shown.length;
  return (
    <List className="companies">
      {shown.map((offer) => (
        <li key={offer.SupplierId}>
          <a href={to(offer)}>
            {offer.SupplierName} <CardMark mark={marks.get(offer.SupplierId)} />{" "}
            <span className={offer.ConfirmsInstantly ? "instant" : undefined}>
              <FormattedMessage
                id={offer.ConfirmsInstantly ? "book.promise.instant" : "car.company.confirms"}
                values={{ hours: CONFIRM_WITHIN_HOURS }}
              />
            </span>{" "}
            <b>{money(totalOf({ payNow: offer.Price, payInCuba: offer.PayInCuba }), offer.CurrencyCode)}</b>
          </a>
        </li>
      ))}
      {more > 0 && (
        <li>
          <More type="button" onClick={() => setAll(true)}>
            <FormattedMessage id="car.company.more" values={{ count: more }} />
          </More>
        </li>
      )}
    </List>
  );
}
