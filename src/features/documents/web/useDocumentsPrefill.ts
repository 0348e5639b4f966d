import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import type { Fill } from "../../../platform/web/forms/useFill";
import { selectClientId } from "../../../platform/web/session/auth";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { useGetProfileQuery } from "../../account/web/account.api";
import type { ClientDocument } from "../documents.schemas";
import type { DrivingClient } from "../driver.rules";
import { ALL_DOCUMENTS, useGetClientDocumentsQuery } from "./documents.api";

/**
 * Fills a form from the client's documents on file once they are loaded, so that nothing is typed twice.
 * `withDocuments` leaves filled fields alone; like `fill` it has to be a stable function. (ACC-18)
 */
export function useDocumentsPrefill<Values>(
  fill: Fill<Values>,
  withDocuments: (values: Values, documents: readonly ClientDocument[]) => Values,
): void {
  const clientId = useSelector(selectClientId);
  const { data } = useGetClientDocumentsQuery({ clientId, docType: ALL_DOCUMENTS }, { skip: clientId === 0 });
  useEffect(() => {
    if (data && data.length > 0) fill((values) => withDocuments(values, data));
  }, [data, fill, withDocuments]);
}

/**
 * The signed-in client as a driver: the name and the dates of birth from profile and documents (DOC-1), and whether a
 * passport is on file that staff did not reject; until that is known it is taken to be. (CAR-66)
 */
export function useDrivingClient(): DrivingClient | undefined {
  const id = useSelector(selectClientId);
  const skip = { skip: id === 0 };
  const { data: profile } = useGetProfileQuery({ id }, skip);
  const { data: documents } = useGetClientDocumentsQuery({ clientId: id, docType: ALL_DOCUMENTS }, skip);
  return useMemo(() => {
    if (!profile) return undefined;
    const { FirstName, LastName } = profile;
    const birthDates = [profile, ...(documents ?? [])].flatMap(({ BirthDate }) => BirthDate ?? []);
    const isUsablePassport = ({ Type, RejectedFor }: ClientDocument) =>
      Type === IdentityDocumentType.Passport && RejectedFor === null;
    const hasPassport = documents?.some(isUsablePassport) ?? true;
    return { firstName: FirstName, lastName: LastName, birthDates, hasPassport };
  }, [profile, documents]);
}
