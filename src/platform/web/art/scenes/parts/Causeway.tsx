import { paint } from "../paint";

/** The stone road through the sea, winding from the foreground out to the cays. */
export function Causeway() {
  return (
    <>
      <path
        fill={paint("stone2")}
        d="M60 440C140 350 320 318 330 284 338 258 214 250 214 226 214 212 262 206 300 199L306 200C276 208 236 214 238 225 242 244 396 252 392 288 386 332 300 360 280 440z"
      />
      <path
        fill={paint("stone")}
        d="M78 440C150 354 330 322 342 285 350 256 220 250 220 226 220 213 266 206 302 199.5 272 207 232 213 233 225 236 245 388 254 382 287 374 326 270 360 250 440z"
      />
      <path
        stroke={paint("foam")}
        strokeWidth="3"
        strokeDasharray="12 14"
        fill="none"
        d="M160 440C200 360 354 330 362 286 368 256 226 248 226 226"
      />
    </>
  );
}
