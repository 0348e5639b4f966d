import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";

const Frame = styled("div")({
  maxWidth: 1200,
  marginInline: "auto",
  padding: "clamp(20px, 4vw, 40px) clamp(16px, 4vw, 32px)",
  display: "grid",
  gap: 20,
});

const Blank = styled("div")({ borderRadius: 8, background: token("sunken") });

/** The shape of a page whose code is loading. */
export function PageLoading() {
  return (
    <Frame aria-busy="true">
      <span className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </span>
      <Blank style={{ height: 52, width: "min(24rem, 80%)" }} />
      <Blank style={{ height: 24, width: "min(40rem, 100%)" }} />
      <Blank style={{ height: 320 }} />
    </Frame>
  );
}
