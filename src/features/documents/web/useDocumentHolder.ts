import { useSelector } from "react-redux";
import { selectClient } from "../../../platform/web/session/auth";
import { useGetProfileQuery } from "../../account/web/account.api";

/**
 * The signed-in client with the profile's day of birth and country, for the forms of their documents; null until the
 * profile is loaded. Without a profile, as after a failure, both are left out: they can be typed. (ACC-18)
 */
export function useDocumentHolder() {
  const client = useSelector(selectClient);
  const id = client?.clientId ?? 0;
  const { data: profile, isLoading } = useGetProfileQuery({ id }, { skip: id === 0 });
  return client && !isLoading
    ? { ...client, BirthDate: profile?.BirthDate ?? null, CountryId: profile?.CountryId ?? null }
    : null;
}
