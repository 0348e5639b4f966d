import { paint } from "../../../../art/scenes/paint";
import type { Composition } from "../../../../art/scenes/Scene";

/** A card, and a receipt with its signature. */
export const pay: Composition = {
  hour: "dusk",
  sky: { sun: { x: 96, y: 196, r: 62 }, light: "bands" },
  layers: (
    <>
      <path fill={paint("sea1")} d="M-240 232H720V440H-240z" />
      <path
        fill={paint("sugar")}
        d="M226 44H396V276L382 264 368 276 354 264 340 276 326 264 312 276 298 264 284 276 270 264 256 276 240 264 226 276z"
      />
      <path stroke={paint("stone2")} strokeWidth="8" strokeLinecap="round" d="M252 84H340M252 112H368M252 140H316" />
      <path
        fill="none"
        stroke={paint("ink")}
        strokeWidth="6"
        strokeLinecap="round"
        d="M252 222C272 178 288 178 280 212 276 232 300 180 308 204 312 222 326 196 334 206 342 216 356 208 370 204"
      />
      <g transform="rotate(-9 190 200)">
        <path
          fill={paint("near")}
          d="M72 142H272A12 12 0 0 1 284 154V264A12 12 0 0 1 272 276H72A12 12 0 0 1 60 264V154A12 12 0 0 1 72 142z"
        />
        <path fill={paint("ink")} d="M60 168H284V194H60z" />
        <path fill={paint("mango")} d="M82 218H126V250H82z" />
        <path stroke={paint("sugar")} strokeWidth="8" strokeLinecap="round" d="M176 240H256" />
      </g>
    </>
  ),
};
