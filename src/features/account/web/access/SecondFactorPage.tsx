import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { accessContract } from "../../access.contract";
import { profilePath } from "../../account.pages";
import { useGetOwnAccessQuery } from "./access.api";
import { FactorSection } from "./FactorSection";

/** /my-second-factor: what a client signs in with besides the password, if they wish. (SAFE-72) */
export default function SecondFactorPage() {
  return (
    <PageFrame
      narrow
      above={
        <BackLink to={profilePath()}>
          <FormattedMessage id="account.sessions.back" />
        </BackLink>
      }
      title={<FormattedMessage id="title.secondFactor" />}
      lead={<FormattedMessage id="account.factor.offer" />}
    >
      <BlockedWhileImpersonating call={accessContract.getOwnAccess}>
        <OwnFactor />
      </BlockedWhileImpersonating>
    </PageFrame>
  );
}

function OwnFactor() {
  const { data, error, refetch } = useGetOwnAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <FactorSection factor={data.SecondFactor} />;
  if (error) return <LoadFailure title="account.factor.loadFailed" text={serverText(error)} onRetry={refetch} />;
  return (
    <div role="status">
      <span className="visually-hidden">
        <FormattedMessage id="account.factor.loading" />
      </span>
      <Skeleton variant="rounded" height={360} />
    </div>
  );
}
