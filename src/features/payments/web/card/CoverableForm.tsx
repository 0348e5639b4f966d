import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { FormEventHandler, ReactNode } from "react";

type Props = {
  readonly waits: boolean;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
};

const covered = {
  "& > *": { visibility: "hidden" },
  "& > .MuiSkeleton-root": { visibility: "visible", position: "absolute", inset: 0, height: "100%" },
} as const;

/**
 * Covers a form with a skeleton until its data are loaded. The form keeps its own height, for every width and language.
 */
export function CoverableForm({ waits, onSubmit, children }: Props) {
  return (
    <Box
      component="form"
      noValidate
      aria-busy={waits}
      inert={waits}
      onSubmit={onSubmit}
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 3,
        ...(waits && covered),
      }}
    >
      {waits && <Skeleton variant="rounded" />}
      {children}
    </Box>
  );
}
