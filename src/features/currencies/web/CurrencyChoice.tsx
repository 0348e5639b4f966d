import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { pageMeta } from "../../../platform/web/pageMeta";
import { token } from "../../../platform/web/theme/token";
import { dayText } from "../../../shared/longDate";
import { CURRENCIES_META, isShownCurrency, SHOWN_CURRENCIES, type ShownCurrency } from "../currencies.rules";
import { rateText } from "../unitsText";
import { storeCurrency } from "./storedCurrency";
import { useRate, useShownCurrency } from "./useShownRate";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 12px",
  marginTop: 4,
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& label": { fontWeight: 600 },
  "& select": {
    minHeight: 44,
    maxWidth: "100%",
    // As narrow as the chosen value, in browsers that support it.
    fieldSizing: "content",
    padding: 0,
    // Browsers indent its text by 4 px: this aligns it with the other lines.
    marginInlineStart: -4,
    font: "inherit",
    // iPhones zoom into smaller fields. (A11Y-10)
    fontSize: "1rem",
    fontWeight: 600,
    color: token("sea"),
    background: "none",
    border: 0,
    borderRadius: 6,
    textDecoration: "underline",
    textUnderlineOffset: 4,
    cursor: "pointer",
    "& option": { color: "CanvasText", backgroundColor: "Canvas" },
  },
  "& p": { flex: "1 1 18rem", maxWidth: "44rem", color: token("inkSoft") },
});

/**
 * The choice of a second currency, with its rate and the rate's day; stored in this browser. It says that dollars are
 * charged. Not offered by a shop without rates. (PLAN-30, PLAN-33)
 */
export function CurrencyChoice() {
  const id = useId();
  const intl = useIntl();
  const shown = useShownCurrency();
  const offered = offeredCurrencies(shown);
  if (offered.length === 0) return null;
  return (
    <Line>
      <label htmlFor={id}>
        <FormattedMessage id="currency.label" />
      </label>
      <select
        id={id}
        value={shown ?? ""}
        onChange={({ target: { value } }) => storeCurrency(isShownCurrency(value) ? value : null)}
      >
        <option value="">{intl.formatMessage({ id: "currency.none" })}</option>
        {offered.map((currency) => (
          <option key={currency} value={currency}>
            {intl.formatMessage({ id: "currency.name" }, { currency })}
          </option>
        ))}
      </select>
      {shown && <How shown={shown} />}
    </Line>
  );
}

function How({ shown }: { readonly shown: ShownCurrency }) {
  const language = useLanguage();
  const rate = useRate(shown);
  if (rate === undefined) return null;
  return (
    <p role="status">
      {rate ? (
        <FormattedMessage
          id="currency.how"
          values={{ rate: rateText(rate.PerDollar, shown), day: dayText(rate.Day, language) }}
        />
      ) : (
        <FormattedMessage id="currency.noRate" values={{ currency: shown }} />
      )}
    </p>
  );
}

/**
 * The currencies with a rate, from the page's head, without a call. The currency chosen before stays in the list, even
 * without a rate, so that the visitor learns why nothing is shown. (PLAN-33)
 */
function offeredCurrencies(chosen: ShownCurrency | null): ShownCurrency[] {
  const said = pageMeta(CURRENCIES_META)?.split(" ") ?? [];
  return SHOWN_CURRENCIES.filter((currency) => currency === chosen || said.includes(currency));
}
