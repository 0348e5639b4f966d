import { SavedPage } from "../../features/saved/web/SavedPage";
import { useCarShelf } from "../../products/car/web/saved/useCarShelf";
import { usePropertyShelf } from "../../products/lodging/web/saved/usePropertyShelf";

/** The page of what was saved, with a shelf of each product. */
export default function Saved() {
  return <SavedPage shelves={[usePropertyShelf(), useCarShelf()]} />;
}
