import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { OwnSession } from "../../sessions.schemas";
import { Rows } from "../Rows";
import { deviceName } from "./device";
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useGetOwnSessionsQuery } from "./sessions.api";

/** A user's sessions; each except the current one can be ended, and all of them together. (DESK-21, SAFE-66) */
export function SessionSection() {
  const { data, error, refetch } = useGetOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <Sessions sessions={data.Sessions} />;
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

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  useLostFocus(sessions.length);
  const [endOthers, { isLoading, error }] = useEndOtherSessionsMutation();
  return (
    <Section
      title={<FormattedMessage id="account.sessions.title" />}
      lead={<FormattedMessage id="account.sessions.lead" />}
    >
      <Rows>
        {sessions.map((session) => (
          <OneSession key={session.SessionId} session={session} />
        ))}
      </Rows>
      {error && <CallFailed failed="account.sessions.endFailed" error={error} />}
      {sessions.some(({ Current }) => !Current) && (
        <div>
          <BusyButton variant="outlined" loading={isLoading} onClick={() => void endOthers()}>
            <FormattedMessage id="account.sessions.endOthers" />
          </BusyButton>
        </div>
      )}
    </Section>
  );
}

function OneSession({ session: { SessionId, Device, BegunAt, LastAt, Current } }: { readonly session: OwnSession }) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  const [end, { isLoading, error }] = useEndOwnSessionMutation();
  const device = deviceName(intl, Device);
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p>
          <FormattedMessage id="account.sessions.begun" values={{ when: instant(BegunAt) }} />
        </p>
        <p>
          <FormattedMessage id="account.sessions.last" values={{ when: instant(LastAt) }} />
        </p>
        {error && <CallFailed failed="account.sessions.endFailed" error={error} />}
      </div>
      {Current ? (
        <StatusChip tone="info">
          <FormattedMessage id="account.sessions.current" />
        </StatusChip>
      ) : (
        <BusyButton
          variant="outlined"
          loading={isLoading}
          aria-label={intl.formatMessage({ id: "account.sessions.endOf" }, { device })}
          onClick={() => void end({ SessionId })}
        >
          <FormattedMessage id="account.sessions.end" />
        </BusyButton>
      )}
    </li>
  );
}
