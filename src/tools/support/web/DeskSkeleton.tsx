import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";

/** The queue's shape while it loads. */
export function DeskSkeleton() {
  return (
    <Box role="status" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <span className="visually-hidden">
        <FormattedMessage id="support.desk.loading" />
      </span>
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}
