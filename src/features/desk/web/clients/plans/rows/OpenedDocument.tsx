import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { DownloadButton } from "../../../../../../platform/web/files/DownloadButton";
import { selectLanguage } from "../../../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../../../platform/web/ui/FactList";
import { buildPath } from "../../../../../../shared/endpoint";
import { useGetCountriesQuery } from "../../../../../account/web/account.api";
import { documentsContract } from "../../../../../documents/documents.contract";
import type { ReviewedDocument } from "../../../../reviews.schemas";

/** A document's data as typed, beside the client's name, and the document photo if there is one. */
export function OpenedDocument({ opened: { ClientName, Document } }: { readonly opened: ReviewedDocument }) {
  const { day } = useHavanaTime();
  const lang = useSelector(selectLanguage);
  const { data: countries, isLoading } = useGetCountriesQuery({ lang });
  const { FirstName, LastName, Number: number, CountryId, IssuedOn, ExpiresOn, BirthDate, PhotoId } = Document;
  // If the country is not in the list, or the list is not loaded, its id is better than nothing.
  const country = countries?.find(({ Id }) => Id === CountryId)?.Name ?? String(CountryId);
  const facts = [
    { id: "client", detail: ClientName },
    { id: "name", detail: `${FirstName} ${LastName}` },
    { id: "number", detail: number },
    { id: "country", detail: isLoading ? <Skeleton variant="rounded" width={96} height={20} /> : country },
    ...(BirthDate ? [{ id: "birthDate", detail: day(BirthDate) }] : []),
    ...(IssuedOn ? [{ id: "issued", detail: day(IssuedOn) }] : []),
    { id: "expires", detail: day(ExpiresOn) },
  ] as const;
  return (
    <>
      <FactList
        layout="grid"
        facts={facts.map(({ id, detail }) => ({
          id,
          term: <FormattedMessage id={`support.documents.fact.${id}`} />,
          detail,
        }))}
      />
      {PhotoId && (
        <DownloadButton path={buildPath(documentsContract.getDocumentPhoto.path, { photoId: PhotoId })}>
          <FormattedMessage id="support.documents.photo" />
        </DownloadButton>
      )}
    </>
  );
}
