import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { readDraft } from "../../../../../platform/web/drafts/formDrafts";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../platform/web/links";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { opens } from "../../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../../../shared/instant";
import { BookingFacts } from "../../../../plan/web/bookings/BookingFacts";
import { supportPlanPath } from "../../../desk.pages";
import type { QueuedBooking } from "../../../support.schemas";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { ReasonAction } from "../../parts/ReasonAction";
import { UnreadableNote } from "../../parts/UnreadableNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import { AnswerBy } from "./AnswerBy";
import { AnswerForm, answerDraft } from "./AnswerForm";
import { ProposeForm } from "./ProposeForm";
import { ReplacesNote } from "./ReplacesNote";
import { type AnswerKind, useAnswers } from "./useAnswer";

type Props = { readonly queued: QueuedBooking; readonly now: Instant };

const kinds: readonly AnswerKind[] = ["confirm", "decline", "extend"];

/** A booking that waits: deadline, client, service, and the three answers. */
export function QueuedBookingCard({ queued, now }: Props) {
  const id = useId();
  const { day } = useHavanaTime();
  const clientId = useSelector(selectClientId);
  // A form with an unsent draft opens again.
  const [begun, setBegun] = useState(
    () => kinds.find((kind) => readDraft(answerDraft(kind, queued.Booking.BookingId), clientId)) ?? null,
  );
  const [answering, setAnswering] = useState<AnswerKind | "propose" | null>(begun);
  // The element that gets the focus when its form is closed.
  const [opened, setOpened] = useState<AnswerKind | "propose">("confirm");
  const opener = useLostFocus<HTMLButtonElement>(answering ?? "none");
  const answers = useAnswers();
  const { Booking, ExtensionRefusals, ClientLanguage, Unreadable, Proposed, ConfirmBy } = queued;
  const open = (kind: AnswerKind | "propose") => {
    setBegun(null);
    setOpened(kind);
    setAnswering(kind);
  };
  const extended = () => {
    // More time is asked for once: its own button is disabled now.
    setOpened("confirm");
    setAnswering(null);
  };
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between", alignItems: "start" }}>
        <div>
          <Typography id={id} variant="h2" sx={{ fontSize: "1.3125rem" }}>
            {Booking.Name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <FormattedMessage
              id="plan.booking.supplier"
              values={{ supplier: Booking.SupplierName, id: Booking.BookingId }}
            />{" "}
            <MuiLink
              component={Link}
              to={supportPlanPath(Booking.TravelPlanId)}
              sx={{ display: "inline-block", py: 1.25, my: -1.25 }}
            >
              <FormattedMessage id="support.toPlan" values={{ id: Booking.TravelPlanId }} />
            </MuiLink>
          </Typography>
        </div>
        <AnswerBy queued={queued} now={now} />
      </Box>
      {Booking.Replaces !== undefined && <ReplacesNote bookingId={Booking.Replaces} />}
      <Typography>
        <ClientContactLine client={queued}>
          {/* Suppliers ask for it. */}
          {queued.DriverBirthDate && (
            <FormattedMessage id="support.driverBorn" values={{ day: day(queued.DriverBirthDate) }} />
          )}
        </ClientContactLine>
      </Typography>
      <BookingFacts booking={Booking} />
      {Proposed && (
        <Callout
          kind="info"
          title={<FormattedMessage id="support.why.waits" values={{ whom: "client" }} />}
          action={<ReasonAction act={{ kind: "withdraw", id: Booking.BookingId }} />}
        >
          <FormattedMessage
            id="support.why.alternativeProposed"
            values={{
              name: Proposed.Name,
              booking: Booking.BookingId,
              since: <When at={Proposed.At} />,
              until: <When at={ConfirmBy} />,
            }}
          />
        </Callout>
      )}
      {Unreadable && <UnreadableNote planId={Booking.TravelPlanId} />}
      {answering === "propose" && (
        <ProposeForm booking={Booking} reads={ClientLanguage} onClose={() => setAnswering(null)} />
      )}
      {answering === null && !Unreadable && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {kinds.map((kind) => (
            <Button
              {...opens}
              {...(kind === "confirm" && deskAnswer)}
              key={kind}
              variant={kind === "confirm" ? "contained" : "outlined"}
              color={kind === "confirm" ? "secondary" : "primary"}
              disabled={kind === "extend" && ExtensionRefusals.length > 0}
              ref={kind === opened ? opener : undefined}
              onClick={() => open(kind)}
            >
              <FormattedMessage id={`support.answer.${kind}`} />
            </Button>
          ))}
          {Booking.Replaces === undefined && !Proposed && (
            <Button
              {...opens}
              ref={opened === "propose" ? opener : undefined}
              variant="outlined"
              onClick={() => open("propose")}
            >
              <FormattedMessage id="support.answer.propose" />
            </Button>
          )}
          {ExtensionRefusals.map((refusal) => (
            <Typography key={refusal.code} variant="body2" color="text.secondary" sx={{ alignSelf: "center" }}>
              {refusal.code === "bookingAlreadyExtended" ? (
                <FormattedMessage id="support.extendedOnce" />
              ) : (
                <DeskRefusal refusal={refusal} />
              )}
            </Typography>
          ))}
        </Box>
      )}
      {answering !== null && answering !== "propose" && (
        <AnswerForm
          kind={answering}
          answer={answers[answering]}
          bookingId={Booking.BookingId}
          reads={ClientLanguage}
          isAsked={answering !== begun}
          onClose={() => setAnswering(null)}
          onExtended={extended}
        />
      )}
    </Card>
  );
}
