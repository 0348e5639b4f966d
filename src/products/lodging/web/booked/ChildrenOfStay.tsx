import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import type { WebProduct } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";

/** The ages of a stay's children, for the property that has to confirm it. (DESK-31) */
export const ChildrenOfStay: NonNullable<WebProduct["WhoComes"]> = ({ booking }) => {
  const intl = useIntl();
  const ages = bookedLodging(booking)?.Rooms.flatMap(({ childrenAgeList }) => childrenAgeList) ?? [];
  if (ages.length === 0) return null;
  return (
    <Typography>
      <FormattedMessage
        id="support.supplier.childAges"
        values={{ count: ages.length, ages: intl.formatList(ages.map(String)) }}
      />
    </Typography>
  );
};
