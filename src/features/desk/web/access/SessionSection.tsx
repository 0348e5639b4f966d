import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { OwnAccess } from "../../../account/staff.schemas";
import { ActFailed } from "../ActFailed";
import { DeskList, DeskListRow } from "../DeskList";
import { useEndOwnSessionMutation } from "./access.api";
import { deviceName } from "./device";

type Session = OwnAccess["Sessions"][number];

/** A staff member's open sessions; each except the current one can be ended. (DESK-21) */
export function SessionSection({ sessions }: { readonly sessions: readonly Session[] }) {
  useLostFocus(sessions.length);
  return (
    <Section
      title={<FormattedMessage id="staff.sessions.title" />}
      lead={<FormattedMessage id="staff.sessions.lead" />}
    >
      <DeskList items={sessions} keyOf={({ SessionId }) => SessionId} none={null}>
        {(session) => <OneSession session={session} />}
      </DeskList>
    </Section>
  );
}

function OneSession({ session: { SessionId, Device, BegunAt, LastAt, Current } }: { readonly session: Session }) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  const [end, { isLoading, error }] = useEndOwnSessionMutation();
  const device = deviceName(intl, Device);
  return (
    <DeskListRow>
      <div>
        <strong>{device}</strong>
        <p>
          <FormattedMessage id="staff.sessions.begun" values={{ when: instant(BegunAt) }} />
        </p>
        <p>
          <FormattedMessage id="staff.sessions.last" values={{ when: instant(LastAt) }} />
        </p>
        <ActFailed error={error} />
      </div>
      {Current ? (
        <StatusChip tone="info">
          <FormattedMessage id="staff.sessions.current" />
        </StatusChip>
      ) : (
        <BusyButton
          variant="outlined"
          loading={isLoading}
          aria-label={intl.formatMessage({ id: "staff.sessions.endOf" }, { device })}
          onClick={() => void end({ SessionId })}
        >
          <FormattedMessage id="staff.sessions.end" />
        </BusyButton>
      )}
    </DeskListRow>
  );
}
