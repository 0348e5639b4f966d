import { styled } from "@mui/material/styles";
import { SeenShelf } from "../../../features/saved/web/SavedShelf";
import { useCarShelf } from "../../../products/car/web/saved/useCarShelf";
import { usePropertyShelf } from "../../../products/lodging/web/saved/usePropertyShelf";

/** As many of a kind as fill a row of a wide window. */
const SHOWN = 4;

/** Uses the same distance as between sections. */
const Shelves = styled("div")({
  "& > :first-of-type": { marginTop: 0 },
  "&:not(:empty)": { marginBottom: "clamp(32px, 5vw, 56px)" },
});

/** The properties and cars that this browser has viewed last. (LODGE-24) */
export default function SeenShelves() {
  const shelves = [usePropertyShelf(), useCarShelf()];
  return (
    <Shelves>
      {shelves.map((shelf) => (
        <SeenShelf key={shelf.kind} shelf={shelf} most={SHOWN} />
      ))}
    </Shelves>
  );
}
