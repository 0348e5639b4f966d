import Box from "@mui/material/Box";
import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import type { ClientCard } from "../../payments.schemas";
import { CardDetail, CardName } from "./CardName";

/** Why a card was not removed. */
export type CardFailure = CallError | SerializedError;

/** The value of the choice of a new card. */
export const ANOTHER = "another";

type Props = {
  readonly cards: readonly ClientCard[];
  readonly chosen: string;
  readonly onChoose: (cardId: string) => void;
  /** Resolves to the failure if it was not removed. */
  readonly remove: (cardId: string) => Promise<CardFailure | undefined>;
};

/** A choice of a saved card or another one; saved cards can be removed. */
export function SavedCards({ cards, chosen, onChoose, remove }: Props) {
  const [removing, setRemoving] = useState(false);
  const [failed, setFailed] = useState<{ readonly cardId: string; readonly failure: CardFailure } | null>(null);
  const kept = cards.find(({ CardId }) => CardId === chosen);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, justifyItems: "stretch" }}>
      <RadioCards
        name="card"
        label={<FormattedMessage id="payment.cards.label" />}
        value={chosen}
        choices={[
          ...cards.map((card) => ({
            value: card.CardId,
            title: <CardName card={card} />,
            detail: <CardDetail card={card} />,
          })),
          { value: ANOTHER, title: <FormattedMessage id="payment.cards.another" /> },
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
      {kept && (
        <Box>
          <BusyButton
            loading={removing}
            onClick={async () => {
              setRemoving(true);
              setFailed(null);
              const failure = await remove(kept.CardId);
              if (failure) setFailed({ cardId: kept.CardId, failure });
              else onChoose(ANOTHER);
              setRemoving(false);
            }}
          >
            <FormattedMessage id="payment.cards.remove" values={{ card: kept.Last4 ?? "" }} />
          </BusyButton>
        </Box>
      )}
      {kept && kept.CardId === failed?.cardId && (
        <CallFailed failed="payment.cards.removeFailed" values={{ card: kept.Last4 ?? "" }} error={failed.failure} />
      )}
    </Box>
  );
}
