import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { dayText } from "../../../../../shared/longDate";
import { useGetCountriesQuery } from "../../../../account/web/account.api";
import type { SupportClient } from "../../../client/client.schemas";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";

/** Who the client is, and how they are reached. */
export function ClientFacts({ client }: { readonly client: SupportClient }) {
  const lang = useSelector(selectLanguage);
  const { data: countries } = useGetCountriesQuery({ lang });
  const { ClientId, Phone, PhoneVerified, Language, CountryId, Address, BirthDate, MailRefusedAt } = client;
  const country =
    CountryId === null ? null : countries ? (countries.find(({ Id }) => Id === CountryId)?.Name ?? CountryId) : "…";
  const facts = [
    { id: "number", detail: ClientId },
    { id: "language", detail: <FormattedDisplayName type="language" value={Language} /> },
    ...(Phone === null
      ? []
      : [
          {
            id: "phone",
            detail: (
              <>
                {Phone}
                <RowNote>
                  <FormattedMessage id="support.client.phoneVerified" values={{ verified: String(PhoneVerified) }} />
                </RowNote>
              </>
            ),
          },
        ]),
    ...(country === null ? [] : [{ id: "country", detail: country }]),
    ...(Address === "" ? [] : [{ id: "address", detail: Address }]),
    ...(BirthDate === null ? [] : [{ id: "birthDate", detail: dayText(BirthDate, lang) }]),
    { id: "since", detail: <When at={client.CreatedAt} /> },
    ...(MailRefusedAt === null ? [] : [{ id: "mailRefused", detail: <When at={MailRefusedAt} /> }]),
  ] as const;
  return (
    <FactList
      facts={facts.map(({ id, detail }) => ({
        id,
        term: <FormattedMessage id={`support.client.fact.${id}`} />,
        detail,
      }))}
    />
  );
}
