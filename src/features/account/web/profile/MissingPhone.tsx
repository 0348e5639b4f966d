import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { Profile } from "../../account.schemas";
import { useGetProfileQuery, useLazyGetProfileQuery, useUpdateProfileMutation } from "../account.api";
import { phoneSchema } from "../accountSchemas";
import { PhoneField } from "./PhoneField";
import { profileUpdateOf, profileValues } from "./profileValues";

/** Asks for the phone number in the place where it is missed, if the profile lacks nothing else. (ACC-7, ACC-25) */
export function MissingPhone() {
  const clientId = useSelector(selectClientId);
  const { data: profile } = useGetProfileQuery({ id: clientId });
  return (
    <Box sx={{ width: "100%", maxWidth: "26rem" }}>
      {profile ? <PhoneForm profile={profile} /> : <Skeleton variant="rounded" height={164} />}
    </Box>
  );
}

function PhoneForm({ profile }: { readonly profile: Profile }) {
  const [readProfile] = useLazyGetProfileQuery();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm({
    initialValues: { Phone: "" },
    validationSchema: phoneSchema,
    send: async ({ Phone }) => {
      // The rest is sent as it is now: a passport may have filled it in meanwhile.
      const { data: present, error: unread } = await readProfile({ id: profile.clientId });
      if (!present) return { error: unread };
      const values = { ...profileValues(present), Phone };
      // No code is sent, which would lead away from the next step; the profile offers it.
      return updateProfile(profileUpdateOf(values, present.clientId, present.Language));
    },
  });
  const countryId = String(profile.CountryId ?? "");
  return (
    <CallForm form={form} submit="account.phone.save" failed="error.account.profileUpdateFailed">
      <form.Field
        as={PhoneField}
        name="Phone"
        label={<FormattedMessage id="account.field.phone" />}
        countryId={countryId}
        required
      />
    </CallForm>
  );
}
