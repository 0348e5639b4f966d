import type { ReactNode } from "react";
import type { Paint } from "./paint";

export interface Place {
  /** The part's position: the middle or left of its base, in scene units (480 × 320, horizon at 196). */
  readonly x: number;
  readonly y: number;
  /** Size; 1 by default. */
  readonly s?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

/** Puts a part that is drawn around the origin in its place in the scene. */
export function Placed({ x, y, s = 1, flip = false, children }: Place & { readonly children: ReactNode }) {
  const scale = flip ? `${-s} ${s}` : `${s}`;
  return <g transform={`translate(${x} ${y})${s === 1 && !flip ? "" : ` scale(${scale})`}`}>{children}</g>;
}

/** `own` is the colour that a part gets where it is used, such as that of a building's walls. */
type ShapePaint = Paint | "own";

interface PaintedPath {
  readonly fill?: ShapePaint | "none";
  readonly stroke?: ShapePaint;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: "round";
  readonly opacity?: number;
  readonly d: string;
}

/** A filled path, as its paint and its path data ("stone M0 0H9V9z"), or a path with other SVG attributes. */
export type Shape = `${ShapePaint} M${string}` | PaintedPath;

interface ShapesProps {
  /** From back to front. */
  readonly of: readonly Shape[];
  readonly own?: Paint | undefined;
}

function filledPath(text: string): { readonly fill: string; readonly stroke?: undefined; readonly d: string } {
  const space = text.indexOf(" ");
  return { fill: text.slice(0, space), d: text.slice(space + 1) };
}

/** Draws shapes at the coordinates of their path data. */
export function Shapes({ of, own = "guava" }: ShapesProps) {
  const css = (name: string | undefined) => (name && name !== "none" ? `var(--${name === "own" ? own : name})` : name);
  return of.map((shape) => {
    const { fill, stroke, ...others } = typeof shape === "string" ? filledPath(shape) : shape;
    return <path key={`${fill}${others.d}`} fill={css(fill)} stroke={css(stroke)} {...others} />;
  });
}

/** Makes a part of a scene from shapes, with `over` on top. Its own colour is guava by default. */
export function drawing(shapes: readonly Shape[], over?: ReactNode) {
  return ({ colour, ...place }: Place & { readonly colour?: Paint }) => (
    <Placed {...place}>
      <Shapes of={shapes} own={colour} />
      {over}
    </Placed>
  );
}

/** Path data with every number rounded to a tenth of a unit, for small markup. */
export function d(text: TemplateStringsArray, ...numbers: readonly number[]): string {
  return text.reduce((path, piece, index) => `${path}${Math.round((numbers[index - 1] ?? 0) * 10) / 10}${piece}`);
}

/**
 * Positions of a repeated part: x, y and a third number, such as a width. The points of a line have only two numbers.
 */
export type Spots = readonly (readonly [x: number, y: number, size: number])[];

/** Parses positions written as in "300 44 110, -150 60 90". */
export function spots(text: string): Spots {
  return text.split(", ").map((spot) => {
    const [x = 0, y = 0, size = 0] = spot.split(" ").map(Number);
    return [x, y, size];
  });
}
