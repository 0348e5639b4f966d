import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import type { Booking } from "../../plan/plan.schemas";
import { priceOfBooking } from "../../plan/price/bookedPrice";
import { TotalPrice } from "../../plan/web/price/TotalPrice";
import { useProductOf } from "../../plan/web/products";
import { AnswerWords, BookingQuestionBox } from "../../plan/web/reserve/BookingQuestionBox";
import { useBookingQuestion } from "../../plan/web/reserve/useBookingQuestion";
import type { BookingProposal } from "../proposal.schemas";
import { proposalsContract } from "../proposals.contract";
import { useAcceptProposalMutation, useDeclineProposalMutation } from "./proposal.api";

type Props = {
  readonly proposal: BookingProposal;
  readonly booked: Booking;
  /** The booking's, among the plan's bookings. (PLAN-45) */
  readonly name: string;
};

/**
 * A proposal by staff for a car or stay that its supplier cannot provide, beside the booking and with the price
 * difference: accept it, or cancel free of charge.
 */
export function ProposalCard({ proposal, booked, name }: Props) {
  const id = useId();
  const money = useMoney();
  const { instant } = useHavanaTime();
  const { ProposalId, Offer, Note, AnswerBy } = proposal;
  const isStay = useProductOf(Offer).kind === "stay";
  // The same car of another company: only the company tells which answer is meant. (PLAN-45)
  const byCompany = Offer.Name === booked.Name && Offer.SupplierName !== booked.SupplierName;
  const named = (one: string, { SupplierName }: Booking) => (byCompany ? `${one} (${SupplierName})` : one);
  const [accept, accepting] = useAcceptProposalMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const { question, begin } = useBookingQuestion(String(ProposalId));
  const busy = accepting.isLoading || declining.isLoading;
  const error = (question ? undefined : accepting.error) ?? declining.error;
  const book = async () => {
    const asked = begin();
    const shown = { part: 0, price: priceOfBooking(Offer) };
    const { error: refused } = await accept({ ProposalId, planId: booked.TravelPlanId, ...asked.says(shown) });
    asked.asks(refused, shown);
  };
  const accepts = (
    <BusyButton
      variant="contained"
      color="secondary"
      disabled={busy}
      loading={accepting.isLoading}
      onClick={() => void book()}
    >
      {question ? (
        <AnswerWords question={question} />
      ) : (
        <FormattedMessage
          id={isStay ? "proposal.acceptStay" : "proposal.accept"}
          values={{ name: named(Offer.Name, Offer) }}
        />
      )}
    </BusyButton>
  );
  const saved = booked.PayNow - Offer.PayNow;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 2,
        borderInlineStart: "6px solid",
        borderColor: "malecon.mango",
      }}
    >
      <div>
        <Typography id={id} variant="h3">
          <FormattedMessage id="proposal.title" values={{ name: named(name, booked) }} />
        </Typography>
        <Typography>
          <FormattedMessage
            id={isStay ? "proposal.noteStay" : "proposal.note"}
            values={{ note: <VerbatimText>{Note}</VerbatimText> }}
          />
        </Typography>
      </div>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: 2 }}>
        <ProposalSide booking={booked} label={<FormattedMessage id="proposal.booked" />} />
        <ProposalSide booking={Offer} label={<FormattedMessage id="proposal.offered" />} offered />
      </Box>
      <Typography sx={{ fontWeight: 700 }}>
        {saved > 0 ? (
          <FormattedMessage id="proposal.less" values={{ amount: money(saved, Offer.CurrencyCode) }} />
        ) : (
          <FormattedMessage id="proposal.same" />
        )}
      </Typography>
      {isStay && (
        <Typography variant="body2">
          <FormattedMessage
            id="proposal.sameDays"
            values={{ from: instant(Offer.StartsAt), to: instant(Offer.EndsAt) }}
          />
        </Typography>
      )}
      <Typography variant="body2">
        <FormattedMessage id="proposal.answerBy" values={{ when: instant(AnswerBy) }} />
      </Typography>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="proposal.failed" />}
        </Callout>
      )}
      <BlockedWhileImpersonating call={proposalsContract.acceptProposal}>
        {question && <BookingQuestionBox question={question}>{accepts}</BookingQuestionBox>}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {!question && accepts}
          <BusyButton
            variant="outlined"
            disabled={busy}
            loading={declining.isLoading}
            onClick={() => decline({ ProposalId, planId: booked.TravelPlanId })}
          >
            <FormattedMessage id="proposal.decline" values={{ name: named(name, booked) }} />
          </BusyButton>
        </Box>
      </BlockedWhileImpersonating>
    </Card>
  );
}

type ProposalSideProps = { readonly booking: Booking; readonly label: ReactNode; readonly offered?: boolean };

/** One of the client's two choices: the booking, or the proposed alternative. */
function ProposalSide({ booking, label, offered = false }: ProposalSideProps) {
  const { Picture, Compared } = useProductOf(booking);
  const { Name, SupplierName, PayNow, PayInCuba, CurrencyCode, Deposit } = booking;
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        border: "2px solid",
        display: "grid",
        alignContent: "start",
        gap: 1.5,
        gridTemplateColumns: "minmax(0, 1fr)",
        borderColor: offered ? "primary.main" : "divider",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }} color={offered ? "primary" : "text.secondary"}>
        {label}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
        <Picture booking={booking} />
        <Box sx={{ flex: "1 1 9rem", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{Name}</Typography>
          <Compared booking={booking} />
          {SupplierName !== Name && (
            <Typography variant="body2" color="text.secondary">
              {SupplierName}
            </Typography>
          )}
        </Box>
      </Box>
      <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} size="sm" />
    </Box>
  );
}
