import { useEffect } from "react";
import { useSelector } from "react-redux";
import type { Fill } from "../../../../platform/web/forms/useFill";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { Profile } from "../../account.schemas";
import { useGetProfileQuery } from "../account.api";

/**
 * Fills a form from the client's profile once it is loaded. `withProfile` sets the fields that are still empty; like
 * `fill` it has to be a stable function.
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
