import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import type { WebProduct } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";

/** Room, meals and stars of a booked stay next to another one. */
export const ComparedStay: WebProduct["Compared"] = ({ booking }) => {
  const { room } = useStayWords();
  const stay = bookedLodging(booking);
  if (!stay) return null;
  return (
    <>
      <Typography variant="body2">{room(stay.RoomClassCode, stay.MealsPlanCode)}</Typography>
      {stay.Stars !== null && (
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="proposal.stars" values={{ count: stay.Stars }} />
        </Typography>
      )}
    </>
  );
};
