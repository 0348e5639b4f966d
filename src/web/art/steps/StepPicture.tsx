import type { ReactNode } from "react";
import { token } from "../../theme/token";

/** The plain ground of the four pictures on the home page: a tile of colour with its own small drawing. */
export function StepPicture({ ground, children }: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" width="100%" aria-hidden="true" focusable="false">
      <rect width="160" height="120" rx="10" fill={ground} />
      {children}
      <path fill={token("ink")} opacity=".14" d="M30 104H130V108H30z" />
    </svg>
  );
}
