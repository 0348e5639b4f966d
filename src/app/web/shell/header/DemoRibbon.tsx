import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

const Ribbon = styled("p")({
  padding: "3px 12px",
  fontSize: "0.875rem",
  lineHeight: 1.4,
  textAlign: "center",
  color: token("ink"),
  background: token("mangoWash"),
});

/** Marks the shop as a demo; absent from a production build. */
export function DemoRibbon() {
  return (
    <Ribbon>
      <FormattedMessage id="shell.demo" />
    </Ribbon>
  );
}
