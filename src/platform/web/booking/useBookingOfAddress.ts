import { useSearchParams } from "react-router";

/** The booking that the address names as `?booking={id}`; null where it names none. */
export function useBookingOfAddress(): number | null {
  const [params] = useSearchParams();
  const id = Number(params.get("booking"));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
