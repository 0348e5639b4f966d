import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";

const covered = {
  "& > *": { visibility: "hidden" },
  "& > .MuiSkeleton-root": { visibility: "visible", position: "absolute", inset: 0, height: "100%" },
} as const;

/**
 * A form that is not sent by itself. What it depends on may still be on its way: a skeleton then lies over the form, and so
 * has its height, whatever its width and its language.
 */
export function CoverableForm({ waits, children }: { readonly waits: boolean; readonly children: ReactNode }) {
  return (
    <Box
      component="form"
      noValidate
      aria-busy={waits}
      inert={waits}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        ...{ position: "relative", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 },
        ...(waits && covered),
      }}
    >
      {waits && <Skeleton variant="rounded" />}
      {children}
    </Box>
  );
}
