import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";

const Line = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" });

type Props = { readonly title: MessageId; readonly retry: () => void };

/** A small part of a page that could not be loaded, in its place, so that it is not taken for an empty one. (WEB-9) */
export function PartFailed({ title, retry }: Props) {
  return (
    <Line>
      <FormattedMessage id={title} />
      <Button onClick={retry}>
        <FormattedMessage id="support.desk.retry" />
      </Button>
    </Line>
  );
}
