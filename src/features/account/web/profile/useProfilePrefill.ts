import { useEffect } from "react";
import { useSelector } from "react-redux";
import type { Fill } from "../../../../platform/web/forms/useFill";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { Profile } from "../../account.schemas";
import { useGetProfileQuery } from "../account.api";

/**
 * Fills a form with what the client's profile knows, once it is there. `withProfile` says which fields those are, and
 * leaves alone where something stands already; like `fill` it has to stay the same function.
 */
export function useProfilePrefill<Values>(
  fill: Fill<Values>,
  withProfile: (values: Values, profile: Profile) => Values,
): void {
  const id = useSelector(selectClientId);
  const { data: profile } = useGetProfileQuery({ id }, { skip: id === 0 });
  useEffect(() => {
    if (profile) fill((values) => withProfile(values, profile));
  }, [profile, fill, withProfile]);
}
