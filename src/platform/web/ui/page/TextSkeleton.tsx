import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";

/** Widths of the lines of two paragraphs, in percent. */
const lines = [96, 100, 91, 60, 98, 94, 99, 45];

/** Shown while a text is loading. */
export function TextSkeleton() {
  return (
    <div
      role="status"
      style={{ display: "grid", gap: 14, maxWidth: "44rem", minHeight: "60vh", alignContent: "start" }}
    >
      <span className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </span>
      {lines.map((width) => (
        <Skeleton key={width} variant="rounded" height={18} width={`${width}%`} />
      ))}
    </div>
  );
}
