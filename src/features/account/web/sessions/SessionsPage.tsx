import { FormattedMessage } from "react-intl";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { profilePath } from "../../account.pages";
import { sessionsContract } from "../../sessions.contract";
import { SessionSection } from "./SessionSection";

/** /my-sessions: where a client is signed in. (SAFE-66) */
export default function SessionsPage() {
  return (
    <PageFrame
      narrow
      above={
        <BackLink to={profilePath()}>
          <FormattedMessage id="account.sessions.back" />
        </BackLink>
      }
      title={<FormattedMessage id="title.sessions" />}
    >
      <BlockedWhileImpersonating call={sessionsContract.getOwnSessions}>
        <SessionSection />
      </BlockedWhileImpersonating>
    </PageFrame>
  );
}
