import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";

/** On the screen the second language is shown on demand; on paper both are. `data-languages`: one, or both. (PAPER-6) */
export const languageStyles = {
  "@media screen": {
    "&[data-languages=one] :is([data-second], span:has(> span > [data-second]))": { display: "none" },
  },
} as const;

/** A text in the client's language and, if it differs, in the other one of the voucher. */
export function Bilingual({ texts: [own, ...others] }: { readonly texts: readonly string[] }) {
  return (
    <DottedLine>
      {own}
      {others.map((other) => (
        <span key={other} data-second="">
          {other}
        </span>
      ))}
    </DottedLine>
  );
}

type Props = Pick<ComponentProps<typeof FormattedMessage>, "id" | "values">;

/** A message that says the same in both languages, with " · " between them. */
export function BilingualMessage({ id, values }: Props) {
  return (
    <FormattedMessage id={id} values={values}>
      {(said) => <Bilingual texts={said.join("").split(" · ")} />}
    </FormattedMessage>
  );
}
