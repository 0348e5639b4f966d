import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { type ReactNode, useRef, useState } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { Language } from "../../../../../shared/language";
import { supportNotesPath } from "../../../desk.pages";
import type { PlanMail, PlanNote } from "../../../plans/plans.schemas";
import type { ThreadItem } from "../../../thread/thread.rules";
import { DeskList } from "../../parts/DeskList";
import { Fold } from "../../parts/Fold";
import { useIsNarrow } from "../../parts/narrow";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";

/** Items at first; the rest is there at a press. */
const FIRST = 6;
const FIRST_NARROW = 3;

const Words = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "46rem" });

/** The client's texts, and those for colleagues only, are highlighted. */
const Side = styled("div")({
  display: "grid",
  gap: 4,
  paddingInlineStart: 12,
  borderInlineStart: `4px solid ${token("sand")}`,
  "&[data-side=client]": { borderColor: token("sea") },
  "&[data-side=colleagues]": { borderColor: token("mango"), background: token("sunken"), paddingBlock: 8 },
});

/** The whole communication with a client, newest first. (DESK-34) */
export function ThreadList({ items }: { readonly items: readonly ThreadItem[] }) {
  const [all, setAll] = useState(false);
  const first = useIsNarrow() ? FIRST_NARROW : FIRST;
  const shown = all ? items : items.slice(0, first);
  const list = useRef<HTMLUListElement>(null);
  const onMore = useFirstNewRow(list, shown.length);
  return (
    <>
      <DeskList list={list} items={shown} keyOf={({ key }) => key} none={<FormattedMessage id="support.thread.none" />}>
        {(item) => <Item item={item} />}
      </DeskList>
      {items.length > shown.length && (
        <div>
          <Button
            onClick={() => {
              onMore();
              setAll(true);
            }}
          >
            <FormattedMessage id="support.thread.all" values={{ count: items.length }} />
          </Button>
        </div>
      )}
    </>
  );
}

function Item({ item }: { readonly item: ThreadItem }) {
  switch (item.kind) {
    case "note":
      return <NoteItem note={item.note} />;
    case "mail":
      return <MailItem mail={item.mail} />;
    case "answer":
      return (
        <Side data-side="us">
          <Head direction="answer" at={item.at} language={item.answer.Language} />
          <Words lang={item.answer.Language}>
            <VerbatimText>{item.answer.Message}</VerbatimText>
          </Words>
          <Deliveries sent={item.sent} />
        </Side>
      );
    case "written": {
      const { To, By, At, Subject, Message, Unreadable } = item.written;
      return (
        <Side data-side={To === "colleagues" ? "colleagues" : "us"}>
          <Head direction={To === "colleagues" ? "colleagues" : "toClient"} by={By} at={At} />
          {Subject !== "" && (
            <strong>
              <VerbatimText>{Subject}</VerbatimText>
            </strong>
          )}
          <Words>
            <VerbatimText unreadable={Unreadable}>{Message}</VerbatimText>
          </Words>
          <Deliveries sent={item.sent} />
        </Side>
      );
    }
  }
}

type HeadProps = {
  readonly direction: "fromClient" | "toClient" | "answer" | "colleagues" | `${"mail" | "whatsapp"}${"" | "Arrived"}`;
  readonly at: number;
  readonly by?: string;
  readonly language?: Language;
};

/** The author, the recipient and the time. */
function Head({ direction, at, by = "", language }: HeadProps) {
  return (
    <RowNote>
      <DottedLine>
        <FormattedMessage id="support.thread.direction" values={{ direction }} />
        {by !== "" && by}
        {language && <FormattedDisplayName type="language" value={language} />}
        <When at={at} />
      </DottedLine>
    </RowNote>
  );
}

function NoteItem({ note }: { readonly note: PlanNote }) {
  const { Subject, Message, CreatedAt, HandledAt, Answer } = note;
  return (
    <Side data-side="client">
      <Head direction="fromClient" at={CreatedAt} />
      <strong>
        <VerbatimText>{Subject}</VerbatimText>
      </strong>
      <Words>
        <VerbatimText>{Message}</VerbatimText>
      </Words>
      {HandledAt === null && (
        <p>
          <MuiLink component={Link} to={supportNotesPath()} sx={{ display: "inline-block", py: 1 }}>
            <FormattedMessage id="support.planNotes.waits" />
          </MuiLink>
        </p>
      )}
      {HandledAt !== null && Answer === null && (
        <RowNote>
          <FormattedMessage id="support.planNotes.aside" values={{ when: <When at={HandledAt} /> }} />
        </RowNote>
      )}
    </Side>
  );
}

function MailItem({ mail }: { readonly mail: PlanMail }) {
  const channel = mail.Channel === "whatsapp" ? "whatsapp" : "mail";
  return (
    <Side data-side="us">
      <Head direction={hasArrived(mail) ? `${channel}Arrived` : channel} at={mail.CreatedAt} />
      <Delivery mail={mail} subject={<VerbatimText>{mail.Subject}</VerbatimText>} />
    </Side>
  );
}

const hasArrived = ({ DeliveredAt, Refusal }: PlanMail) => DeliveredAt !== null && Refusal === null;

const Deliveries = ({ sent }: { readonly sent: readonly PlanMail[] }) =>
  sent.map((mail) => <Delivery key={mail.MailId} mail={mail} />);

type DeliveryProps = {
  readonly mail: PlanMail;
  /** The subject of the message, if nothing above shows it. */
  readonly subject?: ReactNode;
};

/**
 * The delivery of a message to the client, and the possible actions: shown immediately if it did not arrive, else at a
 * press.
 */
function Delivery({ mail, subject }: DeliveryProps) {
  const { MailId, Channel, DeliveredAt, Waiting, Attempts, Refusal, Lost } = mail;
  const acts = (
    <>
      {!Waiting && Channel === "mail" && <ReasonAction act={{ kind: "mail", id: MailId }} />}
      {Lost && <ReasonAction act={{ kind: "mailAside", id: MailId }} />}
    </>
  );
  const became = (
    <RowNote>
      <FormattedMessage id="support.mails.channel" values={{ channel: Channel }} />{" "}
      {DeliveredAt !== null ? (
        <FormattedMessage id="support.mails.delivered" values={{ when: <When at={DeliveredAt} /> }} />
      ) : (
        <FormattedMessage id="support.mails.undelivered" values={{ waiting: String(Waiting), attempts: Attempts }} />
      )}
    </RowNote>
  );
  if (hasArrived(mail))
    return (
      <Fold title={subject ?? <FormattedMessage id="support.thread.arrived" values={{ channel: Channel }} />}>
        {became}
        {acts}
      </Fold>
    );
  return (
    <>
      {subject && <p>{subject}</p>}
      {became}
      {Refusal !== null && (
        <RowNote>
          <FormattedMessage id="support.mails.refused" values={{ words: <VerbatimText>{Refusal}</VerbatimText> }} />
        </RowNote>
      )}
      {acts}
    </>
  );
}
