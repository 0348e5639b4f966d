import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { carSearchPath } from "../../car.paths";
import type { ClassInZone } from "../../class.schemas";
import { defaultCarSearch } from "../../search/car.search-url";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 32px",
  marginBottom: "clamp(32px, 5vw, 48px)",
  "& > div": { flex: "1 1 18rem" },
  "& strong": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.75rem", lineHeight: 1.2 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", maxWidth: "36rem" },
  "@media (max-width: 599px)": { "& > a": { flexGrow: 1 } },
});

/** The lowest price of a class, and a search form filled in for this place and class. */
export function CarClassPrice({ found }: { readonly found: ClassInZone }) {
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  const { FromPerDay, CurrencyCode, PickUp, DropOff, StartHour, EndHour, Zone, ClassId } = found;
  const view = defaultCarSearch(PickUp);
  const search = { ...view.search, PickUp, DropOff, StartHour, EndHour, IdZone: Zone.Id, IdClass: ClassId };
  return (
    <Line>
      <div>
        <strong className="tabular">
          <FormattedMessage id="car.class.from" values={{ price: money(FromPerDay, CurrencyCode) }} />
        </strong>
        <p>
          <FormattedMessage id="car.class.fromWhy" values={{ pickUp: shortDay(PickUp), dropOff: shortDay(DropOff) }} />
        </p>
      </div>
      <Button
        component={Link}
        to={carSearchPath({ ...view, search })}
        variant="contained"
        color="secondary"
        size="large"
      >
        <FormattedMessage id="car.class.search" />
      </Button>
    </Line>
  );
}
