import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";

type Props = {
  readonly items: readonly { Id: number; Name: string }[];
  /** The chosen item, kept as an option while the items load and if they no longer contain it. */
  readonly chosen?: number;
  /** Label of the empty option (value 0). */
  readonly any?: MessageId;
};

/** The options of a native select for items with an id and a name. */
export function Options({ items, chosen = 0, any }: Props) {
  const missing = chosen !== 0 && !items.some(({ Id }) => Id === chosen);
  return (
    <>
      {any && <FormattedMessage id={any}>{(text) => <option value={0}>{text}</option>}</FormattedMessage>}
      {missing && <option value={chosen}>…</option>}
      {items.map(({ Id, Name }) => (
        <option key={Id} value={Id}>
          {Name}
        </option>
      ))}
    </>
  );
}
