import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A church with two domed towers and an arched front between them. */
export function Cathedral({ wall, ...place }: Place & { readonly wall: Paint }) {
  const tower = "M-56 0V-70H-32V0zM-53-74V-96H-35V-74zM32 0V-70H56V0zM35-74V-96H53V-74zM-32 0V-52H32V0z";
  return (
    <Placed {...place}>
      <path fill={paint(wall)} d={tower} />
      <path fill={paint("sugar")} d="M-32-52C-20-54-14-66 0-70 14-66 20-54 32-52z" />
      <path fill={paint("shade")} d="M-40 0V-70H-32V0zM48 0V-70H56V0zM-40-74V-96H-35V-74zM48-74V-96H53V-74z" />
      <path
        fill={paint("foam")}
        d="M-58-70H-30V-74H-58zM30-70H58V-74H30zM-55-96H-33V-99H-55zM33-96H55V-99H33zM-32-52H32V-54.500H-32z"
      />
      <path
        fill={paint("roof")}
        d="M-53-99C-53-112-49-116-44-120-39-116-35-112-35-99zM35-99C35-112 39-116 44-120 49-116 53-112 53-99z"
      />
      <path
        fill={paint("glass")}
        d="M-48-78V-88A4 4 0 0 1-40-88V-78zM40-78V-88A4 4 0 0 1 48-88V-78zM-10 0V-22A10 10 0 0 1 10-22V0zM-26 0V-14A6 6 0 0 1-14-14V0zM14 0V-14A6 6 0 0 1 26-14V0zM-48-40V-52A4 4 0 0 1-40-52V-40zM40-40V-52A4 4 0 0 1 48-52V-40zM-5-42A5 5 0 1 1 5-42 5 5 0 1 1-5-42z"
      />
      <path stroke={paint("ink")} strokeWidth="1.6" d="M-44-120V-129M-47-126H-41M44-120V-129M41-126H47" />
    </Placed>
  );
}
