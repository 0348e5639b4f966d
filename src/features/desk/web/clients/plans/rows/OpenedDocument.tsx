import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../../../platform/web/ui/FactList";
import { Callout } from "../../../../../../platform/web/ui/status/Callout";
import { useGetCountriesQuery } from "../../../../../account/web/account.api";
import type { ReviewedDocument } from "../../../../reviews.schemas";
import { PaperPhoto } from "./PaperPhoto";

const Beside = styled("div")({
  display: "grid",
  alignItems: "start",
  gap: "16px 24px",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media (min-width: 800px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
});

/** A document's data as typed, beside the photo, or that none was given. (DESK-35) */
export function OpenedDocument({ opened: { ClientName, Document, TypedOnly } }: { readonly opened: ReviewedDocument }) {
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
    <Beside>
      <FactList
        facts={facts.map(({ id, detail }) => ({
          id,
          term: <FormattedMessage id={`support.documents.fact.${id}`} />,
          detail,
        }))}
      />
      {PhotoId ? (
        <PaperPhoto photoId={PhotoId} />
      ) : (
        <Callout kind="warning" title={<FormattedMessage id="support.documents.noPhoto" />}>
          <FormattedMessage id={TypedOnly ? "support.documents.typedOnly" : "support.documents.noPhotoText"} />
        </Callout>
      )}
    </Beside>
  );
}
