import { paint } from "../paint";

export interface SkyProps {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  /** How the light spreads: rings around the sun, rays from it, or bands along the horizon. */
  readonly light: "rings" | "rays" | "bands";
}

const starDots =
  "M-190 40h.1M-130-30h.1M-96 70h.1M-40 20h.1M22 52h.1M60 12h.1M104 84h.1M132-50h.1M158 30h.1M206 62h.1M236-20h.1M262 22h.1M300 78h.1M338 34h.1M366-44h.1M392 68h.1M424 18h.1M456 92h.1M500 40h.1M548-10h.1M586 66h.1M640 28h.1";

/** Every second wedge of a wheel of 32 around the sun, long enough to leave the frame. */
function rayPath(x: number, y: number): string {
  const reach = 900;
  return Array.from({ length: 16 }, (_, index) => {
    const from = (index * Math.PI) / 8;
    const to = from + Math.PI / 16;
    const point = (angle: number) =>
      `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    return `M${x} ${y}L${point(from)} ${point(to)}Z`;
  }).join("");
}

/** The whole sky with sun or moon; everything else is drawn over it. */
export function Sky({ sun, light }: SkyProps) {
  const { x, y, r } = sun;
  return (
    <>
      <path fill={paint("sky")} d="M-240-140H720V440H-240z" />
      <path stroke={paint("sun")} strokeWidth="2.4" strokeLinecap="round" opacity={paint("stars")} d={starDots} />
      {light === "bands" && (
        <>
          <path fill={paint("sky2")} d="M-240 104H720V440H-240z" />
          <path fill={paint("sky3")} d="M-240 156H720V440H-240z" />
        </>
      )}
      {light === "rays" && <path fill={paint("sky2")} d={rayPath(x, y)} />}
      {light === "rings" && (
        <>
          <circle fill={paint("sky2")} cx={x} cy={y} r={r * 4.1} />
          <circle fill={paint("sky3")} cx={x} cy={y} r={r * 2.5} />
        </>
      )}
      <circle fill={paint("halo")} cx={x} cy={y} r={r * 1.5} />
      <circle fill={paint("sun")} cx={x} cy={y} r={r} />
    </>
  );
}
