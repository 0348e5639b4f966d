import { useSearchParams } from "react-router";

/** The booking id in the address, `?booking={id}`; null if there is none. */
export function useBookingOfAddress(): number | null {
  const [params] = useSearchParams();
  const id = Number(params.get("booking"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
