import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../shared/messageId";
import { BusyButton } from "./BusyButton";
import { opens } from "./opens";

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8 });

/** A button's label, and its accessible name, which contains the row's `{title}`. */
type Label = { text: MessageId; name: MessageId };

type Props = {
  readonly title: string;
  readonly edit: Label;
  /** The label of the button that retires the row, or reactivates a retired one. */
  readonly retire: Label;
  readonly isRetiring: boolean;
  readonly onEdit: () => void;
  readonly onRetire: () => void;
};

/** The buttons of a row in a list of the back office: to edit, and to retire or reactivate. */
export function EditAndRetire({ title, edit, retire, isRetiring, onEdit, onRetire }: Props) {
  const intl = useIntl();
  return (
    <Buttons>
      <Button
        {...opens}
        variant="outlined"
        onClick={onEdit}
        aria-label={intl.formatMessage({ id: edit.name }, { title })}
      >
        <FormattedMessage id={edit.text} />
      </Button>
      <BusyButton
        loading={isRetiring}
        onClick={onRetire}
        aria-label={intl.formatMessage({ id: retire.name }, { title })}
      >
        <FormattedMessage id={retire.text} />
      </BusyButton>
    </Buttons>
  );
}
