import { token } from "../../theme/token";

interface WheelProps {
  readonly x: number;
  readonly radius: number;
}

/** Tyre, rim and five spokes; it stands on the ground. */
export function Wheel({ x, radius: r }: WheelProps) {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return `M0 0L${(Math.cos(angle) * r * 0.6).toFixed(1)} ${(Math.sin(angle) * r * 0.6).toFixed(1)}`;
  }).join("");
  return (
    <g transform={`translate(${x} ${-r})`}>
      <circle r={r} fill={token("carDark")} />
      <circle r={r * 0.66} fill="#E9E2D0" />
      <circle r={r * 0.52} fill="#33505B" />
      <path d={spokes} stroke="#E9E2D0" strokeWidth={r * 0.2} strokeLinecap="round" />
      <circle r={r * 0.17} fill="#F4A62A" />
    </g>
  );
}
