import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { OwnSession } from "../../sessions.schemas";
import { deviceName } from "./device";
import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from "./sessions.api";

const Rows = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "8px 24px",
    paddingBlock: 12,
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& > li + li": { borderTop: `1px solid ${token("sand")}` },
});

/** Where somebody is signed in; each session except the current one can be ended, and all of them at once. (DESK-21, SAFE-66) */
export function SessionSection({ sessions }: { readonly sessions: readonly OwnSession[] }) {
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
