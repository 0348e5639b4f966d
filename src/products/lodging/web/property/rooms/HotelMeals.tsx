import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { FoldOut } from "../../../../../features/plan/web/bookings/FoldOut";
import type { HotelDetail } from "../../../property.schemas";
import { useLodgingWords } from "../../useLodgingWords";

const List = styled("dl")({
  display: "grid",
  gap: "14px 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  margin: "8px 0",
  "& dt": { fontWeight: 700 },
  "& dd": { margin: 0, lineHeight: 1.5 },
});

/** What each meal plan of a property includes, on demand: the rooms name the plans. (LODGE-35) */
export function HotelMeals({ hotel: { MealsPlans } }: { readonly hotel: Pick<HotelDetail, "MealsPlans"> }) {
  const words = useLodgingWords();
  return (
    <FoldOut title={<FormattedMessage id="lodging.meals.included" />}>
      <List>
        {MealsPlans.map(({ MealsPlanId, MealsPlanCode }) => (
          <div key={MealsPlanId}>
            <dt>{words.mealsPlan(MealsPlanId)}</dt>
            <FormattedMessage id={`lodging.meals.${MealsPlanCode}`} tagName="dd" />
          </div>
        ))}
      </List>
    </FoldOut>
  );
}
