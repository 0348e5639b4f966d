import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { Profile } from "../../account.schemas";
import { useGetProfileQuery, useUpdateProfileMutation } from "../account.api";
import { phoneSchema } from "../accountSchemas";
import { PhoneField } from "./PhoneField";
import { profileUpdateOf, profileValues } from "./profileValues";
import { useVerifyChangedPhone } from "./useVerifyChangedPhone";

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
  const [updateProfile] = useUpdateProfileMutation();
  const verifyChangedPhone = useVerifyChangedPhone();
  const form = useForm({
    initialValues: { Phone: "" },
    validationSchema: phoneSchema,
    send: async ({ Phone }) => {
      const values = { ...profileValues(profile), Phone };
      const { data: saved, error } = await updateProfile(profileUpdateOf(values, profile.clientId, profile.Language));
      if (!saved) return { error };
      void verifyChangedPhone(profile, saved, { leaving: true });
      return {};
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
