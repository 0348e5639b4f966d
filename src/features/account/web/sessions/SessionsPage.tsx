import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { ClientsOwn } from "../../../../platform/web/session/ClientsOwn";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { sessionsContract } from "../../sessions.contract";
import { SessionSection } from "./SessionSection";
import { useGetOwnSessionsQuery } from "./sessions.api";

/** /my-sessions: where a client is signed in. (SAFE-66) */
export default function SessionsPage() {
  return (
    <PageFrame
      narrow
      above={
        <BackLink to="/profile">
          <FormattedMessage id="account.sessions.back" />
        </BackLink>
      }
      title={<FormattedMessage id="title.sessions" />}
    >
      <ClientsOwn call={sessionsContract.getOwnSessions}>
        <Sessions />
      </ClientsOwn>
    </PageFrame>
  );
}

function Sessions() {
  const { data, error, refetch } = useGetOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <SessionSection sessions={data.Sessions} />;
  if (error) return <LoadFailure title="account.sessions.loadFailed" text={serverText(error)} onRetry={refetch} />;
  return (
    <div role="status">
      <span className="visually-hidden">
        <FormattedMessage id="account.sessions.loading" />
      </span>
      <Skeleton variant="rounded" height={220} />
    </div>
  );
}
