import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../web/intl/useCarClass";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import { PaidInCuba, PaidNow } from "../../plan/web/Amounts";
import type { BookingProposal } from "../proposal.schemas";
import { useAcceptProposalMutation, useDeclineProposalMutation } from "./proposal.api";

/** Another car that our staff propose in the place of one that its supplier cannot give: take it, or cancel free of charge. */
export function ProposalCard({ proposal }: { readonly proposal: BookingProposal }) {
  const id = useId();
  const { name: className } = useCarClass();
  const { instant } = useHavanaTime();
  const { ProposalId, BookingId, Offer, Note, AnswerBy } = proposal;
  const [accept, accepting] = useAcceptProposalMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const busy = accepting.isLoading || declining.isLoading;
  const error = accepting.error ?? declining.error;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{
        ...{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 },
        ...{ borderInlineStart: "6px solid", borderColor: "malecon.mango" },
      }}
    >
      <div>
        <Typography id={id} variant="h3">
          <FormattedMessage id="proposal.title" values={{ booking: BookingId }} />
        </Typography>
        <Typography>
          <FormattedMessage id="proposal.note" values={{ note: Note }} />
        </Typography>
      </div>
      <div>
        <Typography sx={{ fontWeight: 700 }}>{Offer.Name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[Offer.Car && className(Offer.Car.ClassName), Offer.SupplierName].filter(Boolean).join(" · ")}
        </Typography>
      </div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: { xs: 2, sm: 5 } }}>
        <PaidNow amount={Offer.PayNow} currency={Offer.CurrencyCode} />
        <PaidInCuba amount={Offer.PayInCuba} currency={Offer.CurrencyCode} deposit={Offer.Deposit} size="sm" />
      </Box>
      <Typography variant="body2">
        <FormattedMessage id="proposal.answerBy" values={{ when: instant(AnswerBy) }} />
      </Typography>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="proposal.failed" />}
        </Callout>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          variant="contained"
          color="secondary"
          disabled={busy}
          loading={accepting.isLoading}
          onClick={() => accept({ ProposalId })}
        >
          <FormattedMessage id="proposal.accept" values={{ name: Offer.Name }} />
        </Button>
        <Button
          variant="outlined"
          disabled={busy}
          loading={declining.isLoading}
          onClick={() => decline({ ProposalId })}
        >
          <FormattedMessage id="proposal.decline" values={{ booking: BookingId }} />
        </Button>
      </Box>
    </Card>
  );
}
