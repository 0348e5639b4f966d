import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../web/session/auth";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { PageFrame } from "../../../web/ui/PageFrame";
import { serverText } from "../../../web/ui/serverText";
import { AccountPlaces } from "./AccountPlaces";
import { useGetProfileQuery } from "./account.api";
import { PhonePanel } from "./PhonePanel";
import { ProfileForm } from "./ProfileForm";

/** /profile: the data that a payment needs (design section 3), to see and to correct. */
export default function ProfilePage() {
  const id = useSelector(selectClientId);
  const { data: profile, error, refetch } = useGetProfileQuery({ id });
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
      {!profile && error ? (
        <LoadFailure title="error.account.profileLoadFailed" text={serverText(error)} onRetry={refetch} />
      ) : null}
      {!profile && !error ? <ProfileLoading /> : null}
    </PageFrame>
  );
}

/** Keys of as many blanks as the form has rows. */
const rows = ["names", "phone", "address", "city", "country"];

function ProfileLoading() {
  return (
    <div role="status" style={{ display: "grid", gap: 36, minHeight: 720, alignContent: "start" }}>
      <span className="visually-hidden">
        <FormattedMessage id="account.profile.loading" />
      </span>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </div>
  );
}
