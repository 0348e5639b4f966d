import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { DottedLine } from "./DottedLine";

type Props = Pick<ComponentProps<typeof FormattedMessage>, "id" | "values">;

/** A message that separates facts, or the same text in two languages, with " · ". */
export function DottedMessage({ id, values }: Props) {
  return (
    <FormattedMessage id={id} values={values}>
      {(said) => <DottedLine>{said}</DottedLine>}
    </FormattedMessage>
  );
}
