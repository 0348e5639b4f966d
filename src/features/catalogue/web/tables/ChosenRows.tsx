import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

const Bar = styled("section")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  marginBottom: 12,
  padding: "8px 16px",
  borderRadius: 12,
  background: token("sunken"),
  "& > p": { fontWeight: 700 },
});

type Props = {
  readonly count: number;
  readonly onSeveral: () => void;
  readonly onRemove?: () => void;
  readonly onClear: () => void;
};

/** Actions for the chosen rows of all pages; `onRemove` only if rows of the table can be removed. */
export function ChosenRows({ count, onSeveral, onRemove, onClear }: Props) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <Bar aria-label={intl.formatMessage({ id: "support.inbox.atOnce" })}>
      <p>
        <FormattedMessage id="support.inbox.chosen" values={{ count }} />
      </p>
      <Button variant="outlined" onClick={onSeveral}>
        <FormattedMessage id="support.table.several" />
      </Button>
      {onRemove && (
        <Button variant="outlined" onClick={onRemove}>
          <FormattedMessage id="support.table.remove" />
        </Button>
      )}
      <Button onClick={onClear}>
        <FormattedMessage id="support.inbox.chooseNone" />
      </Button>
    </Bar>
  );
}
