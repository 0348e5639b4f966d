import { paint } from "../paint";

/** The water cut open: coral, fans and fish below the surface, in the lower half of the picture. */
export function Reef() {
  return (
    <>
      <path fill={paint("sea2")} d="M-240 196H720V440H-240z" />
      <path fill={paint("sea1")} d="M-240 250q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0V440H-240z" />
      <path
        fill={paint("glint")}
        opacity=".28"
        d="M120 204 60 320H112L146 204zM176 204 150 320H210L200 204zM238 204 256 320H300L258 204z"
      />
      <path
        stroke={paint("foam")}
        strokeWidth="4"
        fill="none"
        d="M-240 197q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0"
      />
      <path
        fill={paint("dark")}
        d="M-240 312C-120 296-40 306 40 300S160 316 250 304 420 292 500 302 640 292 720 304V440H-240z"
      />
      <path
        fill={paint("guava")}
        d="M46 306C46 288 42 276 30 266 36 264 44 268 49 276 49 262 46 252 40 244 48 244 55 254 56 268 60 258 68 252 76 252 66 262 62 276 62 306zM392 300C390 284 380 274 370 270 378 264 390 268 396 278 396 262 400 250 410 244 410 254 408 266 408 276 416 268 424 268 432 270 420 278 412 288 410 300z"
      />
      <path fill={paint("mango")} d="M96 306a26 22 0 0 1 52 0zM328 304a16 14 0 0 1 32 0zM448 302a24 18 0 0 1 48 0z" />
      <path
        stroke={paint("shade")}
        strokeWidth="2.4"
        fill="none"
        d="M106 302q6-8 12 0t12 0 10-2M114 294q6-7 12 0t10 0"
      />
      <path fill={paint("flower")} d="M262 304C258 276 272 258 296 250 300 276 292 296 276 304z" />
      <path
        stroke={paint("shade")}
        strokeWidth="1.6"
        fill="none"
        d="M268 302C270 280 280 264 294 254M266 290 282 286M268 280 290 272"
      />
    </>
  );
}
