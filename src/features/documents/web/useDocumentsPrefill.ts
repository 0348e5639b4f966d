import { useEffect } from "react";
import { useSelector } from "react-redux";
import type { Fill } from "../../../platform/web/forms/useFill";
import { selectClientId } from "../../../platform/web/session/auth";
import type { ClientDocument } from "../documents.schemas";
import { useGetClientDocumentsQuery } from "./documents.api";

/** For every kind. */
const ALL = 0;

/**
 * Fills a form with the papers that the client has given us, once they are there: what was typed for a car is not typed
 * again for a stay. `withDocuments` leaves alone where something stands already; like `fill` it has to stay the same
 * function. (ACC-18)
 */
export function useDocumentsPrefill<Values>(
  fill: Fill<Values>,
  withDocuments: (values: Values, documents: readonly ClientDocument[]) => Values,
): void {
  const clientId = useSelector(selectClientId);
  const { data } = useGetClientDocumentsQuery({ clientId, docType: ALL }, { skip: clientId === 0 });
  useEffect(() => {
    if (data && data.length > 0) fill((values) => withDocuments(values, data));
  }, [data, fill, withDocuments]);
}
