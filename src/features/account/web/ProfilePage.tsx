import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../web/session/auth";
import { ErrorState } from "../../../web/ui/ErrorState";
import { PageFrame } from "../../../web/ui/PageFrame";
import { AccountPlaces } from "./AccountPlaces";
import { useGetProfileQuery } from "./account.api";
import { PhonePanel } from "./PhonePanel";
import { ProfileForm } from "./ProfileForm";

/** /profile: the data that a payment needs (design section 3), to see and to correct. */
export default function ProfilePage() {
  const id = useSelector(selectClientId);
  const { data: profile, isError, refetch } = useGetProfileQuery({ id });
  const retry = (
    <Button variant="outlined" onClick={() => refetch()}>
      <FormattedMessage id="account.profile.retry" />
    </Button>
  );
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="account.profile.title" />}
      lead={<FormattedMessage id="account.profile.lead" />}
    >
      {profile ? (
        <div style={{ display: "grid", gap: 48 }}>
          <ProfileForm key={profile.clientId} profile={profile} />
          {profile.Phone !== null ? <PhonePanel profile={{ ...profile, Phone: profile.Phone }} /> : null}
          <AccountPlaces />
        </div>
      ) : null}
      {!profile && isError ? (
        <ErrorState title={<FormattedMessage id="error.account.profileLoadFailed" />} action={retry} />
      ) : null}
      {!profile && !isError ? (
        <div aria-busy="true" style={{ minHeight: 720 }}>
          <FormattedMessage id="account.profile.loading" />
        </div>
      ) : null}
    </PageFrame>
  );
}
