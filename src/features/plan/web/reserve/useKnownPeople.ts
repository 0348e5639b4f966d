import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import type { Fill } from "../../../../platform/web/forms/useFill";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { selectClientId } from "../../../../platform/web/session/auth";
import { useGetProfileQuery } from "../../../account/web/account.api";
import { ALL_DOCUMENTS, useGetClientDocumentsQuery } from "../../../documents/web/documents.api";
import { isOpen } from "../../bookings/bookingStatus";
import { type KnownPerson, knownPeople, partyOf } from "../../people/knownPeople";
import { productOf } from "../../productOf";
import { useGetActivePlanQuery, useGetPaidPlansQuery } from "../plan.api";
import { useProducts } from "../products";

/**
 * The people whose data booking forms need not ask for: the signed-in client and those named in the active plan and the
 * paid ones; and the parties of other stays. (CAR-62, LODGE-30)
 */
export function useKnownPeople() {
  const products = useProducts();
  const clientId = useSelector(selectClientId);
  const lang = useLanguage();
  const skip = { skip: clientId === 0 };
  const { data: profile, ...profileCall } = useGetProfileQuery({ id: clientId }, skip);
  const { data: documents, ...documentsCall } = useGetClientDocumentsQuery({ clientId, docType: ALL_DOCUMENTS }, skip);
  const { data: active, ...activeCall } = useGetActivePlanQuery({ clientId, lang }, skip);
  const { data: paid, ...paidCall } = useGetPaidPlansQuery({ clientId, lang }, skip);
  // Waits for both, because the first answer could fill in a form before newer data arrive.
  const isLoading = [profileCall, documentsCall, activeCall, paidCall].some((one) => one.isLoading);
  return useMemo(() => {
    if (isLoading) return { people: [], party: null };
    const bookings = [active, ...(paid ?? [])].flatMap((plan) => plan?.Bookings ?? []);
    const named = bookings.map((booking) => {
      const { people, party } = productOf(products, booking).people(booking);
      return { people, party, CreatedAt: booking.CreatedAt, Status: booking.Status };
    });
    return {
      people: knownPeople({ profile, documents: documents ?? [], bookings: named }),
      party: partyOf(named.filter(({ Status }) => isOpen(Status))),
    };
  }, [isLoading, profile, documents, active, paid, products]);
}

/**
 * Completes the empty fields of a form with the known data of the people it names; `withKnown`, like `fill`, must be a
 * stable function. (CAR-62)
 */
export function useKnownPrefill<Values>(
  people: readonly KnownPerson[],
  fill: Fill<Values>,
  withKnown: (values: Values, people: readonly KnownPerson[]) => Values,
): void {
  useEffect(() => {
    if (people.length > 0) fill((values) => withKnown(values, people));
  }, [people, fill, withKnown]);
}
