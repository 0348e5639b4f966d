import type { ReactNode } from "react";

export interface Place {
  /** Where the part stands: the middle or left of its foot, in scene units (480 × 320, horizon at 196). */
  readonly x: number;
  readonly y: number;
  /** Size; 1 unless told. */
  readonly s?: number;
  /** Turned left to right. */
  readonly flip?: boolean;
}

/** Puts a part drawn around the origin in its place in the scene. */
export function Placed({ x, y, s = 1, flip = false, children }: Place & { readonly children: ReactNode }) {
  const scale = flip ? `${-s} ${s}` : `${s}`;
  return <g transform={`translate(${x} ${y})${s === 1 && !flip ? "" : ` scale(${scale})`}`}>{children}</g>;
}
