import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../../platform/web/intl/language";
import { FactList } from "../../../../../../platform/web/ui/FactList";
import { Callout } from "../../../../../../platform/web/ui/status/Callout";
import { fullYears, type HavanaDate } from "../../../../../../shared/havana";
import { dayText } from "../../../../../../shared/longDate";
import type { MessageUnder } from "../../../../../../shared/messageId";
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

type Props = { readonly opened: ReviewedDocument; readonly children?: ReactNode };

/**
 * A document's data as typed next to the photo, or to a note that there is none; what is said of it is in the shorter
 * column. (DESK-35)
 */
export function OpenedDocument({ opened: { ClientName, Document, Trip }, children }: Props) {
  const lang = useSelector(selectLanguage);
  const { data: countries, isLoading } = useGetCountriesQuery({ lang });
  const {
    FirstName,
    LastName,
    Number: number,
    CountryId,
    IssuedOn,
    ExpiresOn,
    BirthDate,
    PhotoId,
    TypedOnly,
  } = Document;
  const date = (day: HavanaDate) => dayText(day, lang);
  // If the country is not in the list, or the list is not loaded, its id is better than nothing.
  const country = countries?.find(({ Id }) => Id === CountryId)?.Name ?? String(CountryId);
  const facts: readonly { id: MessageUnder<"support.documents.fact">; detail: ReactNode }[] = [
    { id: "client", detail: ClientName },
    { id: "name", detail: `${FirstName} ${LastName}` },
    { id: "number", detail: number },
    { id: "country", detail: isLoading ? <Skeleton variant="rounded" width={96} height={20} /> : country },
    { id: "birthDate", detail: BirthDate && <Born day={BirthDate} start={Trip?.FirstDay ?? null} /> },
    { id: "issued", detail: IssuedOn && date(IssuedOn) },
    { id: "expires", detail: date(ExpiresOn) },
  ];
  return (
    <Beside>
      <div style={{ display: "grid", gap: 16 }}>
        <FactList
          facts={facts
            .filter(({ detail }) => detail)
            .map(({ id, detail }) => ({
              id,
              term: <FormattedMessage id={`support.documents.fact.${id}`} />,
              detail,
            }))}
        />
        {PhotoId && children}
      </div>
      {PhotoId ? (
        <PaperPhoto photoId={PhotoId} />
      ) : (
        <div style={{ display: "grid", gap: 16 }}>
          <Callout kind="warning" title={<FormattedMessage id="support.documents.noPhoto" />}>
            <FormattedMessage id={TypedOnly ? "support.documents.typedOnly" : "support.documents.noPhotoText"} />
          </Callout>
          {children}
        </div>
      )}
    </Beside>
  );
}

/** A day of birth, with the age on the first day of the trip. */
function Born({ day, start }: { readonly day: HavanaDate; readonly start: HavanaDate | null }) {
  const lang = useSelector(selectLanguage);
  const born = dayText(day, lang);
  if (start === null) return born;
  return <FormattedMessage id="support.documents.born" values={{ day: born, age: fullYears(day, start) }} />;
}
