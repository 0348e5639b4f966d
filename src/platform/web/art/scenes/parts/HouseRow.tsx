import { House, type HouseProps } from "./House";

type Unit = Omit<HouseProps, "x" | "y">;

/** Houses wall to wall along a street. */
export function HouseRow({
  x,
  y,
  houses,
}: {
  readonly x: number;
  readonly y: number;
  readonly houses: readonly Unit[];
}) {
  return (
    <>
      {houses.map((house, index) => {
        const left = houses.slice(0, index).reduce((sum, { w }) => sum + w, x);
        return <House key={left} {...house} x={left} y={y} />;
      })}
    </>
  );
}
