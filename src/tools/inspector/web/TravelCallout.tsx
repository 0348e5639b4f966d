import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/Callout";

type Props = {
  /** A bundle from a file is looked at, not a plan of this server. */
  readonly fromFile: boolean;
  readonly onEnd: () => void;
};

/** Says that what is shown is not the present, that nothing is written, and leads back. */
export function TravelCallout({ fromFile, onEnd }: Props) {
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id={fromFile ? "inspector.travel.file" : "inspector.travel.title"} />}
      action={
        <Button onClick={onEnd}>
          <FormattedMessage id={fromFile ? "inspector.travel.close" : "inspector.travel.end"} />
        </Button>
      }
    >
      <FormattedMessage id="inspector.travel.text" />
    </Callout>
  );
}
