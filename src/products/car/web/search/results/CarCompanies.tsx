import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { token } from "../../../../../platform/web/theme/token";
import { foldMark } from "../../../../../platform/web/ui/page/foldMark";
import { CONFIRM_WITHIN_HOURS } from "../../../../../shared/constants";
import type { CarOffer } from "../../../car.schemas";
import { companyDifferences, totalOfOffer } from "../../../search/car.companies";
import { CompanyMark, type CompanyMarks } from "../../opinions/CompanyMark";

const Companies = styled("div")({
  // Above the card's own link, so that each company's link can be pressed.
  position: "relative",
  zIndex: 1,
  paddingTop: 8,
  borderTop: `1px solid ${token("sand")}`,
  fontSize: "0.9375rem",
  "& summary": {
    ...foldMark,
    minHeight: 44,
    alignItems: "center",
    color: token("sea"),
    fontWeight: 600,
    cursor: "pointer",
  },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  // Companies that do not differ: names side by side.
  "&.same, & .same": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 14 },
  "& a": {
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "0 14px",
    minHeight: 44,
    alignItems: "center",
    color: token("ink"),
  },
  "& a b": { fontVariantNumeric: "tabular-nums" },
  "& .soft": { color: token("inkSoft"), fontWeight: 400 },
  "& .instant": { fontWeight: 600, color: token("palm") },
});

type Props = {
  /** The offers of one model, cheapest first. */
  readonly offers: readonly CarOffer[];
  readonly to: (offer: CarOffer) => string;
  readonly marks: CompanyMarks;
};

/**
 * The companies that rent out a model, each as the link to its offer. If they differ, they are collapsed, each with its
 * differences; otherwise their names are in one line, with the facts common to all. (CAR-21)
 */
export function CarCompanies({ offers, to, marks }: Props) {
  const intl = useIntl();
  const money = useCardMoney();
  const [first] = offers;
  if (!first) return null;
  const differences = companyDifferences(offers, (id) => marks.get(id)?.Tenths);
  const differ = (what: (typeof differences)[number]) => differences.includes(what);
  const promise = (offer: CarOffer) => (
    <span className={offer.ConfirmsInstantly ? "instant" : "soft"}>
      <FormattedMessage
        id={offer.ConfirmsInstantly ? "book.promise.instant" : "car.company.confirms"}
        values={{ hours: CONFIRM_WITHIN_HOURS }}
      />
    </span>
  );
  if (differences.length === 0)
    return (
      <Companies className="companies same">
        <ul className="same">
          {offers.map((offer) => (
            <li key={offer.SupplierId}>
              <a href={to(offer)}>
                {offer.SupplierName} <CompanyMark marks={marks} supplierId={offer.SupplierId} />
              </a>
            </li>
          ))}
        </ul>
        {promise(first)}
      </Companies>
    );
  const named = differences.map((what) => intl.formatMessage({ id: `car.company.differ.${what}` }));
  return (
    <Companies className="companies">
      <details>
        <summary>
          <FormattedMessage id="car.company.differ" values={{ count: offers.length, what: intl.formatList(named) }} />
        </summary>
        <ul>
          {offers.map((offer) => (
            <li key={offer.SupplierId}>
              <a href={to(offer)}>
                {offer.SupplierName} {differ("price") && <b>{money(totalOfOffer(offer), offer.CurrencyCode)}</b>}{" "}
                {differ("confirmation") && promise(offer)}{" "}
                {differ("breakdown") && offer.Breakdown && (
                  <span className="soft">
                    <FormattedMessage id="car.company.breakdown" />
                  </span>
                )}
                <CompanyMark marks={marks} supplierId={offer.SupplierId} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Companies>
  );
}
