import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** El Yunque: the flat-topped anvil above Baracoa. */
export function Tableland(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("mid")}
        d="M-190 0C-150-14-118-36-96-62L-88-104C-70-112-40-110-10-113S60-110 82-104L92-62C112-38 150-14 200 0z"
      />
      <path
        fill={paint("shade")}
        d="M30-112C52-111 70-108 82-104L92-62C112-38 150-14 200 0H96C70-20 84-44 60-60L70-80 44-92z"
      />
      <path
        fill={paint("stone")}
        opacity=".5"
        d="M-85-98-72-102-66-74-76-62-92-62zM-56-104-44-105-42-80-52-72zM-28-106-14-107-16-84-26-76zM6-107 18-107 18-86 8-78z"
      />
      <path fill={paint("near")} d="M-240 0C-190-8-176-26-140-30S-90-14-60-20-10-36 30-30 80-10 120-18 190-20 240 0z" />
    </Placed>
  );
}
