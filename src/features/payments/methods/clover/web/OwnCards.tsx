import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { useIsClientsOwn } from "../../../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../../platform/web/ui/failures/CallFailed";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { ClientCard } from "../../../payments.schemas";
import { CardDetail, CardName } from "../../../web/card/CardName";
import { cloverContract } from "../clover.contract";
import { useGetClientCardsQuery, useRemoveClientCardMutation } from "./clover.api";

const List = styled("ul")({ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" });
const Item = styled("li")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 24px",
  "& p": { margin: 0 },
  // The failure is shown on a line of its own.
  "& > [role=alert]": { flexBasis: "100%" },
});

/** The client's saved cards, on their profile: to see and to remove at any time. (PAY-18) */
export function OwnCards() {
  const isClientsOwn = useIsClientsOwn(cloverContract.getClientCards);
  const clientId = useSelector(selectClientId);
  const { data: cards } = useGetClientCardsQuery(isClientsOwn ? skipToken : { clientId });
  if (!cards) return null;
  return (
    <Section title={<FormattedMessage id="payment.cards.own" />}>
      <p>
        <FormattedMessage id="payment.cards.ownText" values={{ count: cards.length }} />
      </p>
      {cards.length > 0 && (
        <List>
          {cards.map((card) => (
            <OwnCard key={card.CardId} card={card} />
          ))}
        </List>
      )}
    </Section>
  );
}

function OwnCard({ card }: { readonly card: ClientCard }) {
  const [remove, { isLoading, error }] = useRemoveClientCardMutation();
  return (
    <Item>
      <div>
        <strong>
          <CardName card={card} />
        </strong>
        <p>
          <CardDetail card={card} />
        </p>
      </div>
      <BusyButton loading={isLoading} onClick={() => void remove({ cardId: card.CardId })}>
        <FormattedMessage id="payment.cards.remove" values={{ card: card.Last4 ?? "" }} />
      </BusyButton>
      {error && <CallFailed failed="payment.cards.removeFailed" values={{ card: card.Last4 ?? "" }} error={error} />}
    </Item>
  );
}
