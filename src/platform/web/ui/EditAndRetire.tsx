import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../messages";
import { BusyButton } from "./BusyButton";
import { opens } from "./opens";

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8 });

/** What a button shows, and its whole name, which has the row's `{title}`. */
type Label = { text: MessageId; name: MessageId };

type Props = {
  readonly title: string;
  readonly edit: Label;
  /** Of the button that takes the row out of use, or back into it where it is retired. */
  readonly retire: Label;
  readonly isRetiring: boolean;
  readonly onEdit: () => void;
  readonly onRetire: () => void;
};

/** The buttons of a row of a back office's list that is edited, and retired or taken back into use. */
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
