import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import { openings } from "./openings";

/** The Palacio de Valle: Moorish arches and three towers, no two alike. */
export function Palace(place: Place) {
  return (
    <Placed {...place}>
      <path fill={paint("sugar")} d="M-84 0V-62H84V0zM-80-62V-104H-48V-62zM50-62V-116H80V-62zM-18-62V-84H22V-62z" />
      <path fill={paint("shade")} d="M70 0V-62H84V0zM-56-62V-104H-48V-62zM70-62V-116H80V-62zM12-62V-84H22V-62z" />
      <path fill={paint("guava")} d="M-84-30H84V-34H-84zM-80-88H-48V-91H-80zM50-94H80V-97H50z" />
      <path
        fill={paint("glass")}
        d={
          openings({ x: -80, y: -28, w: 150, h: 28, columns: 8, fill: [0.62, 0.92] }) +
          openings({ x: -80, y: -58, w: 150, h: 22, columns: 10, fill: [0.5, 0.9] }) +
          openings({ x: -77, y: -86, w: 22, h: 20, columns: 2, fill: [0.56, 0.9] }) +
          openings({ x: 53, y: -92, w: 20, h: 22, columns: 2, fill: [0.56, 0.9] })
        }
      />
      <path fill={paint("foam")} d="M-86-62H86V-66H-86zM-83-104H-45V-108H-83zM47-116H83V-120H47z" />
      <path
        fill={paint("mango")}
        d="M-79-108C-84-124-70-128-64-140-58-128-44-124-49-108zM-14-84C-18-98-4-102 2-112 8-102 22-98 18-84z"
      />
      <path fill={paint("roof")} d="M49-120 65-150 81-120z" />
      <path
        fill={paint("shade")}
        d="M-64-140C-58-128-44-124-49-108H-60C-56-122-60-130-64-140zM2-112C8-102 22-98 18-84H8C10-96 6-104 2-112zM65-150 81-120H68z"
      />
    </Placed>
  );
}
