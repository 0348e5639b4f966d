import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";

type Props = { readonly label: ReactNode; readonly heights: readonly number[] };

/** A page of the back office while it loads: a block of each height, in px. */
export function DeskSkeleton({ label, heights }: Props) {
  return (
    <Box role="status" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <span className="visually-hidden">{label}</span>
      {[...heights.entries()].map(([place, height]) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
