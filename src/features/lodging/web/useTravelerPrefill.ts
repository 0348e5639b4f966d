import { useEffect } from "react";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../web/session/auth";
import { useGetProfileQuery } from "../../account/web/account.api";
import { type LodgingBookValues, withProfile } from "../lodging.book-form";

type Form = { setValues: (change: (values: LodgingBookValues) => LodgingBookValues) => unknown };

/** Fills in what the client's profile knows of the main traveller, once it is there, and only where nothing stands. */
export function useTravelerPrefill({ setValues }: Form): void {
  const id = useSelector(selectClientId);
  const { data: profile } = useGetProfileQuery({ id }, { skip: id === 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the profile fills the form when it arrives, not at each change of the form.
  useEffect(() => {
    if (profile) setValues((values) => withProfile(values, profile));
  }, [profile]);
}
