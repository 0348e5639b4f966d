import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { VerbatimText } from "../../../../../../platform/web/ui/VerbatimText";
import type { PlanMail } from "../../../../plans/plans.schemas";
import { DeskList } from "../../../parts/DeskList";
import { ReasonAction } from "../../../parts/ReasonAction";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";

/** The emails about the plan: recipient and delivery. */
export function MailRows({ mails }: { readonly mails: readonly PlanMail[] }) {
  return (
    <DeskList items={mails} keyOf={({ MailId }) => MailId} none={<FormattedMessage id="support.mails.none" />}>
      {({ MailId, Channel, Subject, ToClient, CreatedAt, DeliveredAt, Attempts, Waiting, Refusal, Lost }) => (
        <>
          <p>
            <VerbatimText>{Subject}</VerbatimText>
          </p>
          <RowNote>
            <DottedLine>
              <span>
                <FormattedMessage id="support.mails.channel" values={{ channel: Channel }} />{" "}
                <FormattedMessage id="support.mails.to" values={{ toClient: String(ToClient) }} />
              </span>
              <When at={CreatedAt} />
            </DottedLine>
          </RowNote>
          <RowNote>
            {DeliveredAt !== null ? (
              <FormattedMessage id="support.mails.delivered" values={{ when: <When at={DeliveredAt} /> }} />
            ) : (
              <FormattedMessage
                id="support.mails.undelivered"
                values={{ waiting: String(Waiting), attempts: Attempts }}
              />
            )}
          </RowNote>
          {Refusal !== null && (
            <RowNote>
              <FormattedMessage id="support.mails.refused" values={{ words: <VerbatimText>{Refusal}</VerbatimText> }} />
            </RowNote>
          )}
          {ToClient && !Waiting && Channel === "mail" && <ReasonAction act={{ kind: "mail", id: MailId }} />}
          {Lost && <ReasonAction act={{ kind: "mailAside", id: MailId }} />}
        </>
      )}
    </DeskList>
  );
}
