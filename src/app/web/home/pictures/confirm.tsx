import { paint } from "../../../../art/scenes/paint";
import type { Composition } from "../../../../art/scenes/Scene";

/** An envelope with the answer, sealed with a tick. */
export const confirm: Composition = {
  hour: "day",
  sky: { sun: { x: 84, y: 84, r: 40 }, light: "rays" },
  layers: (
    <>
      <path fill={paint("leaf")} d="M-240 262C40 226 220 290 720 244V440H-240z" />
      <path fill={paint("shade")} d="M106 122H386V300H106z" />
      <path fill={paint("stone")} d="M94 108H374V286H94z" />
      <path fill={paint("sugar")} d="M122 62H346V214L234 268 122 214z" />
      <path stroke={paint("far")} strokeWidth="9" strokeLinecap="round" d="M156 98H312M156 128H312M156 158H252" />
      <path fill={paint("stone2")} d="M94 132 234 236 374 132V286H94z" />
      <path fill={paint("sand")} d="M94 286 204 214 234 236 264 214 374 286z" />
      <circle cx="234" cy="226" r="44" fill={paint("leaf2")} />
      <path
        fill="none"
        stroke={paint("sugar")}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M213 228 229 244 257 211"
      />
    </>
  ),
};
