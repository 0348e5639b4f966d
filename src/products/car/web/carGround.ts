import { token } from "../../../platform/web/theme/token";

/** The background of a car: flat sky over a flat road. */
export const carGround = {
  padding: "12px 16px",
  borderRadius: 8,
  background: `linear-gradient(${token("seaWash")} 0 74%, ${token("sand")} 74% 100%)`,
} as const;
