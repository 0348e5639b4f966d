import { webMethods } from "../methods/web/methods.web";

/** The client's saved cards, by the methods that save any. (PAY-18) */
export function SavedCardLists() {
  return webMethods.map(({ id, OwnCards }) => OwnCards && <OwnCards key={id} />);
}
