import Skeleton from "@mui/material/Skeleton";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import type { PagePath } from "../../../../shared/page";
import type { Profile } from "../../account.schemas";
import { AccountPlaces } from "../AccountPlaces";
import { useGetProfileQuery } from "../account.api";
import { MailsSection } from "../mails/MailsSection";
import { PhonePanel } from "./PhonePanel";
import { ProfileForm } from "./ProfileForm";
import { useStableHeight } from "./useStableHeight";

/** Places that higher features fill. */
type Places = { readonly Cards: ComponentType };

/** /profile: the data that a payment needs (ACC-7), to see and to correct. */
export default function ProfilePage({ Cards }: Places) {
  const id = useSelector(selectClientId);
  const { data: profile, error, refetch } = useGetProfileQuery({ id }, pollingOptions());
  const { search } = useLocation();
  const back = /[?&]returnUrl=/.test(search) ? returnUrlOf(search) : null;
  return (
    <PageFrame
      narrow
      above={
        back !== null && (
          <BackLink to={back}>
            <FormattedMessage id="account.profile.back" />
          </BackLink>
        )
      }
      title={<FormattedMessage id="account.profile.title" />}
      lead={<FormattedMessage id="account.profile.lead" />}
    >
      {profile ? <Known profile={profile} back={back} Cards={Cards} /> : null}
      {!profile && error ? (
        <LoadFailure title="error.account.profileLoadFailed" text={serverText(error)} onRetry={refetch} />
      ) : null}
      {!profile && !error ? <ProfileLoading /> : null}
    </PageFrame>
  );
}

/** `back`: the page that sent the client here to complete the profile. */
function Known({ profile, back, Cards }: Places & { readonly profile: Profile; readonly back: PagePath | null }) {
  // Keeps the height when the code's form or the note on unsaved changes disappears.
  const whole = useStableHeight<HTMLDivElement>();
  return (
    <div ref={whole} style={{ display: "grid", gap: 48, alignContent: "start" }}>
      <ProfileForm key={profile.clientId} profile={profile} back={back} />
      {profile.Phone !== null ? <PhonePanel profile={{ ...profile, Phone: profile.Phone }} /> : null}
      <MailsSection profile={profile} />
      <Cards />
      <AccountPlaces />
    </div>
  );
}

/** Keys for as many placeholders as the form has rows. */
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
