import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { DottedLine } from "./DottedLine";

type Props = Pick<ComponentProps<typeof FormattedMessage>, "id" | "values">;

/** A message that names facts with " · " between them, or says one thing in two languages so. */
export function DottedMessage({ id, values }: Props) {
  return (
    <FormattedMessage id={id} values={values}>
      {(said) => <DottedLine>{said}</DottedLine>}
    </FormattedMessage>
  );
}
