import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";

/** Heights of the finder, the tabs and the chart, in px. */
const heights = [72, 132, 560];

/** The inspector beside a page while its plan loads. */
export function DockSkeleton() {
  return (
    <Box role="status" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <span className="visually-hidden">
        <FormattedMessage id="inspector.loading" />
      </span>
      {heights.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
