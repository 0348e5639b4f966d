import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";

type Props = {
  /** The name of the shown file; null: the past of a plan on this server. */
  readonly fileName: string | null;
  readonly onEnd: () => void;
};

/** Says that a past state is shown, that nothing is written, and links back. */
export function TravelCallout({ fileName, onEnd }: Props) {
  return (
    <Callout
      kind="warning"
      title={
        <FormattedMessage
          id={fileName === null ? "inspector.travel.title" : "inspector.travel.file"}
          values={{ name: fileName }}
        />
      }
      action={
        <Button onClick={onEnd}>
          <FormattedMessage id={fileName === null ? "inspector.travel.end" : "inspector.travel.close"} />
        </Button>
      }
    >
      <FormattedMessage id="inspector.travel.text" />
    </Callout>
  );
}
