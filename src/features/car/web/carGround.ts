import { token } from "../../../platform/web/theme/token";

/** The ground below a car: a flat sky over a flat road, as on a poster. */
export const carGround = {
  padding: "12px 16px",
  borderRadius: 8,
  background: `linear-gradient(${token("seaWash")} 0 74%, ${token("sand")} 74% 100%)`,
} as const;
