import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A fact with a secondary line below it. */
export function FactLines({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    </>
  );
}
