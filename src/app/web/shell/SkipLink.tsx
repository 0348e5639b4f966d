import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";

const Skip = styled("a")({
  position: "fixed",
  zIndex: 1300,
  top: 8,
  left: 8,
  padding: "12px 20px",
  borderRadius: 6,
  fontWeight: 700,
  color: token("onMango"),
  background: token("mango"),
  "&:not(:focus)": { clipPath: "inset(50%)", width: 1, height: 1, padding: 0, overflow: "hidden" },
});

/** The first Tab stop: skips the header. */
export function SkipLink() {
  return (
    <Skip href="#content">
      <FormattedMessage id="shell.skipToContent" />
    </Skip>
  );
}
