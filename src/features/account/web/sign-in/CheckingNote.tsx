import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

// Its room lies between a field and the button: most of it is there anyway.
const Note = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", minHeight: "1.5em", marginBlock: -12 });

/**
 * Says that the browser works before the form goes out, where that takes a moment. Its space is reserved, so that nothing
 * moves.
 */
export function CheckingNote({ working }: { readonly working: boolean }) {
  return <Note role="status">{working ? <FormattedMessage id="account.checking" /> : null}</Note>;
}
