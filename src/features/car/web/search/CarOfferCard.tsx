import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { OfferPromise } from "../../../../platform/web/booking/OfferPromise";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { TotalPrice } from "../../../plan/web/TotalPrice";
import type { CarOffer } from "../../car.schemas";
import { CarFacts } from "../CarFacts";
import { CarPriceBreakdown } from "../CarPriceBreakdown";
import { CarFromSprite } from "../CarSprite";

const Card = styled("li")({
  position: "relative",
  display: "grid",
  gap: 16,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "&:hover": { borderColor: token("sea") },
  "& .class": { color: token("inkSoft"), fontSize: "0.9375rem" },
  // The whole card is the link's target; the link itself stays one short text.
  "& h2": { fontSize: "1.3125rem", lineHeight: 1.2 },
  "& h2 a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:hover h2 a": { textDecoration: "underline", textUnderlineOffset: 4 },
  // The parts of the price open at a tap: they are no part of the link.
  "& summary": { position: "relative", zIndex: 1 },
  "@media (min-width: 600px)": { gridTemplateColumns: "13rem minmax(0, 1fr) 13rem", gap: 24, padding: 20 },
});

type Props = { readonly offer: CarOffer; readonly href: string };

/**
 * One offer: what it is, at most six facts, and what the whole stay costs now and in Cuba. The model is "or similar":
 * only the class is guaranteed. (CAR-10)
 */
export const CarOfferCard = memo(function CarOfferCard({ offer, href }: Props) {
  const money = useMoney();
  const { name } = useCarClass();
  const { ClassName, ModelName, CurrencyCode, Days, Price, PerDay, PayInCuba, Deposit } = offer;
  return (
    <Card>
      <CarFromSprite className={ClassName} />
      <div>
        <p className="class">{name(ClassName)}</p>
        <h2>
          <Link to={href}>
            <FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />
          </Link>
        </h2>
        <CarFacts offer={offer} />
        <OfferPromise offer={offer} />
      </div>
      <TotalPrice
        size="lg"
        label={<FormattedMessage id="car.card.total" values={{ days: Days }} />}
        payNow={Price}
        payInCuba={PayInCuba}
        deposit={Deposit}
        currency={CurrencyCode}
        note={<FormattedMessage id="car.card.perDay" values={{ perDay: money(PerDay, CurrencyCode) }} />}
        breakdown={() => <CarPriceBreakdown offer={offer} />}
      />
    </Card>
  );
});
