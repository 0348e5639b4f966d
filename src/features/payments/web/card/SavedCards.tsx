import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import type { ClientCard } from "../../payments.schemas";
import { CardDetail, CardName } from "./CardName";

/** The value of the choice of a new card. */
export const ANOTHER = "another";

type Props = {
  readonly cards: readonly ClientCard[];
  readonly chosen: string;
  readonly onChoose: (cardId: string) => void;
  /** Resolves to whether it was removed. */
  readonly remove: (cardId: string) => Promise<boolean>;
};

/** A choice of a saved card or another one; saved cards can be removed. */
export function SavedCards({ cards, chosen, onChoose, remove }: Props) {
  const [removing, setRemoving] = useState(false);
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
          <Button
            loading={removing}
            onClick={async () => {
              setRemoving(true);
              if (await remove(kept.CardId)) onChoose(ANOTHER);
              setRemoving(false);
            }}
          >
            <FormattedMessage id="payment.cards.remove" values={{ card: kept.Last4 ?? "" }} />
          </Button>
        </Box>
      )}
    </Box>
  );
}
