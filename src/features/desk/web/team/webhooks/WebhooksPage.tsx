import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { SentAgain, WebhookDelivery, Webhooks } from "../../../webhooks/webhooks.schemas";
import { ActorText } from "../../parts/ActorText";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskList } from "../../parts/DeskList";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { SubjectLink } from "../../parts/SubjectLink";
import { When } from "../../parts/When";
import { deskRow } from "../../shell/deskRows";
import { useGetWebhooksQuery } from "./webhooks.api";

const tones: Readonly<Record<WebhookDelivery["State"], Tone>> = {
  delivered: "done",
  waiting: "waiting",
  givenUp: "problem",
};

/** /support/webhooks: what was sent to other programs and what became of it, to be sent again. (DESK-38) */
export default function WebhooksPage() {
  const { data, isError, error, refetch } = useGetWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.webhooks.title" />}
      lead={<FormattedMessage id="support.webhooks.lead" />}
    >
      {data && <Shown webhooks={data} />}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.webhooks.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.webhooks.loading" />} heights={[88, 88]} />
      )}
    </PageFrame>
  );
}

/** How many more deliveries are shown at a time. */
const PAGE = 20;

function Shown({ webhooks: { Addresses, Deliveries } }: { readonly webhooks: Webhooks }) {
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const shown = Deliveries.slice(0, most);
  const onMore = useFirstNewRow(list, shown.length);
  const urlOf = (id: number) => Addresses.find(({ WebhookId }) => WebhookId === id)?.Url ?? id;
  return (
    <>
      <Section title={<FormattedMessage id="support.webhooks.addresses" />}>
        <DeskList
          items={Addresses}
          keyOf={({ WebhookId }) => WebhookId}
          none={<FormattedMessage id="support.webhooks.none" />}
        >
          {({ Url, GoneAt, Waiting, GivenUp }) => (
            <>
              <strong>{Url}</strong>
              <RowNote>
                <FormattedMessage id="support.webhooks.standing" values={{ waiting: Waiting, givenUp: GivenUp }} />
                {GoneAt !== null && (
                  <>
                    {" "}
                    <FormattedMessage id="support.webhooks.gone" values={{ when: <When at={GoneAt} /> }} />
                  </>
                )}
              </RowNote>
            </>
          )}
        </DeskList>
      </Section>
      <Section title={<FormattedMessage id="support.webhooks.deliveries" />}>
        <DeskList
          list={list}
          items={shown}
          keyOf={({ DeliveryId }) => DeliveryId}
          none={<FormattedMessage id="support.webhooks.noDelivery" />}
        >
          {({ DeliveryId, WebhookId, Type, Subject, At, State, Attempts, NextAt, Answer, Again }) => (
            <div {...deskRow(`delivery-${DeliveryId}`)} style={{ display: "grid", gap: 4 }}>
              <div style={{ display: "flex", flexWrap: "wrap", gap: 8, justifyContent: "space-between" }}>
                <strong>{Type}</strong>
                <StatusChip tone={tones[State]}>
                  <FormattedMessage id="support.webhooks.state" values={{ state: State }} />
                </StatusChip>
              </div>
              <RowNote>
                <DottedLine>
                  {Subject && <SubjectText subject={Subject} />}
                  <When at={At} />
                  {urlOf(WebhookId)}
                  <FormattedMessage id="support.webhooks.attempts" values={{ count: Attempts }} />
                  {Answer !== null && <FormattedMessage id="support.webhooks.answer" values={{ answer: Answer }} />}
                  {NextAt !== null && (
                    <FormattedMessage id="support.webhooks.next" values={{ when: <When at={NextAt} /> }} />
                  )}
                </DottedLine>
              </RowNote>
              {(Again ?? []).map((again) => (
                <RowNote key={again.At}>
                  <AgainText again={again} />
                </RowNote>
              ))}
              {/* One that was never tried is sent at once anyway. */}
              {(State !== "waiting" || Attempts > 0) && <ReasonAction act={{ kind: "delivery", id: DeliveryId }} />}
            </div>
          )}
        </DeskList>
        {Deliveries.length > most && (
          <Button
            variant="outlined"
            onClick={() => {
              onMore();
              setMost(most + PAGE);
            }}
            sx={{ mt: 2 }}
          >
            <FormattedMessage id="support.inbox.more" values={{ count: Math.min(PAGE, Deliveries.length - most) }} />
          </Button>
        )}
      </Section>
    </>
  );
}

/** What a delivery is about. */
function SubjectText({ subject }: { readonly subject: string }) {
  const [of = "", number = ""] = subject.split(" ");
  return (
    <SubjectLink subject={subject}>
      <FormattedMessage id="support.timeline.about" values={{ of, number }} />
    </SubjectLink>
  );
}

/** Who sent a delivery again and when, what had become of it until then, and why. (DESK-38) */
function AgainText({ again: { At, By, Before, Reason } }: { readonly again: SentAgain }) {
  return (
    <DottedLine>
      <FormattedMessage
        id="support.webhooks.again"
        values={{
          when: <When at={At} />,
          actor: <ActorText actor={By} />,
        }}
      />
      {Before && (
        <FormattedMessage id="support.webhooks.before" values={{ state: Before.State, count: Before.Attempts }} />
      )}
      {Reason !== null && <VerbatimText>{Reason}</VerbatimText>}
    </DottedLine>
  );
}
