import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { HotelDetail } from "../../../property.schemas";
import { useLodgingWords } from "../../useLodgingWords";

const List = styled("dl")({
  display: "grid",
  gap: "14px 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  "& dt": { fontWeight: 700 },
  "& dd": { margin: 0, lineHeight: 1.5 },
});

/** A property's meal plans, each with what it includes. */
export function HotelMeals({ hotel: { MealsPlans } }: { readonly hotel: Pick<HotelDetail, "MealsPlans"> }) {
  const words = useLodgingWords();
  return (
    <Section title={<FormattedMessage id="lodging.mealsPlan" />}>
      <List>
        {MealsPlans.map(({ MealsPlanId, MealsPlanCode }) => (
          <div key={MealsPlanId}>
            <dt>{words.mealsPlan(MealsPlanId)}</dt>
            <FormattedMessage id={`lodging.meals.${MealsPlanCode}`} tagName="dd" />
          </div>
        ))}
      </List>
    </Section>
  );
}
