import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

// It uses the gap between field and button, so that the reserved space adds little height.
const Note = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", minHeight: "1.5em", marginBlock: -12 });

/**
 * Reports that the browser is computing the proof of work, which may take a moment. Its space is reserved: nothing
 * moves.
 */
export function CheckingNote({ working }: { readonly working: boolean }) {
  return <Note role="status">{working ? <FormattedMessage id="account.checking" /> : null}</Note>;
}
