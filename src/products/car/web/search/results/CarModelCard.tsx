import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { TotalPrice } from "../../../../../features/plan/web/price/TotalPrice";
import { FreeCancellation } from "../../../../../features/plan/web/reserve/FreeCancellation";
import { useCarClass } from "../../../../../platform/web/intl/useCarClass";
import { token } from "../../../../../platform/web/theme/token";
import { visuallyHidden } from "../../../../../platform/web/theme/visuallyHidden";
import { actionStyles } from "../../../../../platform/web/ui/ActionButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { carBookPath } from "../../../car.paths";
import type { CarOffer } from "../../../car.schemas";
import { CarDriverTerms } from "../../CarDriverTerms";
import { CarFacts } from "../../CarFacts";
import { CarPriceBreakdown } from "../../CarPriceBreakdown";
import { CarFromSprite } from "../../CarSprite";
import type { CompanyMarks } from "../../opinions/CompanyMark";
import { CarHeart } from "../../saved/SaveCar";
import { CarCompanies } from "./CarCompanies";

const Card = styled("li")({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "&:hover": { borderColor: token("sea") },
  "& .class": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .terms:empty": { display: "none" },
  "& .free": { color: token("palm"), fontSize: "0.9375rem", fontWeight: 600, textWrap: "balance" },
  // The whole card can be pressed, though the link is only the heading's text.
  "& h2": { fontSize: "1.3125rem", lineHeight: 1.2 },
  "& h2 a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "& h2 a:hover": { textDecoration: "underline", textUnderlineOffset: 4 },
  // The details of the price open on their own: they are above the link.
  "& summary": { position: "relative", zIndex: 1 },
  // The heart is in the corner of the drawing; on a phone, where the drawing is small, next to the name.
  "& > [aria-pressed]": { gridColumn: "auto" },
  // On a phone the car is next to its name and facts, and the price next to its button. Facts common to most cars are
  // shown when the price is expanded; until then they are only read out.
  "@media (max-width: 599px)": {
    // Narrower at 320 pixels, so that the longest class name fits beside the heart.
    gridTemplateColumns: "min(4.75rem, 23vw) minmax(0, 1fr)",
    gap: "6px 12px",
    padding: "10px 12px",
    // The heart without its circle, which would touch the year.
    "& > [aria-pressed]": { top: 0, insetInlineEnd: 0, border: 0, background: "none" },
    "& .class, & h2": { paddingInlineEnd: 40 },
    "& .class": { fontSize: "0.8125rem" },
    "& .free": { fontSize: "0.875rem" },
    "& h2": { fontSize: "1rem" },
    "& ul": { marginBlock: 2, fontSize: "0.8125rem", lineHeight: 1.5 },
    "& .label": visuallyHidden,
    "& > .car": { alignSelf: "start", height: 68, minHeight: 0, marginBlockStart: 4, padding: "4px 2px" },
    "& > .price": {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "start",
      gap: "6px 12px",
      "& > *": { flexBasis: "100%" },
      // Beside the button where both fit, whatever the amounts; open, they span the card above it.
      "& > details": { order: -2, flex: "1000 1 auto" },
      "& > [open]": { flexBasis: "100%" },
      "& > a": { order: -1, flex: "1 0 auto", minHeight: 44, padding: "6px 14px", fontSize: "1rem" },
      "& summary": { paddingBlock: 0, lineHeight: 1.4 },
      "& summary > *": { display: "flex", width: "fit-content" },
    },
    "& > .companies": { gridColumn: "1 / -1", padding: 0, "&:not(.same)": { border: 0, marginBlock: "-6px -8px" } },
    // Too narrow for the price beside its button, so its parts share a line.
    "@media (max-width: 359px)": { "& > .price summary > *": { display: "inline-flex" } },
    "&:not(:has([open], .companies a:focus-visible))": { "& .more, & .same.companies": visuallyHidden },
  },
  "@media (min-width: 600px)": {
    gridTemplateColumns: "13rem minmax(0, 1fr) 13rem",
    gap: "20px 24px",
    padding: 20,
    "& .companies": { gridColumn: "2 / -1" },
    "& > .car": { gridRow: "span 2" },
    "& > [aria-pressed]": { top: 28, insetInlineStart: "calc(13rem - 32px)", insetInlineEnd: "auto" },
  },
});

/** Above the card's own link, and as wide as the column. */
const Book = styled("a")(actionStyles, {
  position: "relative",
  zIndex: 1,
  justifySelf: "stretch",
  textAlign: "center",
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
});

type Props = {
  /** The offers of one model, cheapest first. */
  readonly offers: readonly [cheapest: CarOffer, ...others: CarOffer[]];
  /** The query string of the search that found them, so that the way back shows the same results. */
  readonly query: string;
  readonly marks: CompanyMarks;
  /** Whether the page already says until when all of its cars are free to cancel. */
  readonly freeIsSaid: boolean;
};

/**
 * One model: facts, the button that books it with the lowest total for the stay, how much of it is paid online and in
 * Cuba, and its companies. The model is "or similar": only the class is guaranteed. (CAR-10, CAR-21)
 */
export const CarModelCard = memo(function CarModelCard({ offers, query, marks, freeIsSaid }: Props) {
  const { name } = useCarClass();
  const [cheapest] = offers;
  const { ClassName, ModelId, ModelName, Year, Photo, CurrencyCode, Days, Price, PayInCuba, FreeCancellationUntil } =
    cheapest;
  return (
    <Card>
      <CarFromSprite className={ClassName} modelName={ModelName} photo={Photo} />
      <div>
        <p className="class">
          <DottedLine>
            {name(ClassName)}
            {Year !== null && <FormattedMessage id="car.fact.year" values={{ year: Year }} />}
          </DottedLine>
        </p>
        <h2>
          <a href={carBookPath(query, cheapest)} id={`car-${ModelId}`}>
            <FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />
          </a>
        </h2>
        <CarFacts offer={cheapest} />
        <CarDriverTerms offer={cheapest} />
        {!freeIsSaid && (
          <p className="free">
            <FreeCancellation until={FreeCancellationUntil} />
          </p>
        )}
      </div>
      <TotalPrice
        onCard
        className="price"
        label={<FormattedMessage id="car.card.total" values={{ days: Days }} />}
        figure={(total) => (
          <Book href={carBookPath(query, cheapest)} aria-describedby={`car-${ModelId}`}>
            <FormattedMessage id="car.card.book" values={{ total }} />
          </Book>
        )}
        payNow={Price}
        payInCuba={PayInCuba}
        currency={CurrencyCode}
        breakdown={() => <CarPriceBreakdown offer={cheapest} />}
      />
      <CarHeart car={cheapest} />
      <CarCompanies offers={offers} to={(offer) => carBookPath(query, offer)} marks={marks} />
    </Card>
  );
});
