import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { useGetProfileQuery } from "../../../../features/account/web/account.api";
import { selectActor, selectClient } from "../../../../platform/web/session/auth";
import { chatAddress, shopOfPage } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { showsChat } from "./chat.rules";

const Bubble = styled("a")({
  position: "fixed",
  zIndex: 1050,
  right: "max(16px, env(safe-area-inset-right))",
  bottom: "max(16px, env(safe-area-inset-bottom))",
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "fit-content",
  minHeight: 56,
  padding: "0 20px",
  borderRadius: 28,
  fontWeight: 600,
  textDecoration: "none",
  border: `2px solid ${token("ink")}`,
  color: token("onPalm"),
  background: token("palm"),
  // Placed below the page where the window has no margin beside it, as it would cover amounts and buttons.
  "@media (max-width: 1559px)": { position: "static", margin: "0 16px 24px auto" },
  // Beside the inspector's dock the page has no margin either.
  ":root:has([data-inspector]) &": { position: "static", margin: "0 16px 24px auto" },
  "@media print": { display: "none" },
});

/** A client's WhatsApp chat with the office: only a link, so that nothing of WhatsApp's is loaded or runs here. */
export default function WhatsAppChat() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const client = useSelector(selectClient);
  const { data: profile } = useGetProfileQuery(client?.Role === "client" ? { id: client.clientId } : skipToken);
  const [{ whatsApp }] = useState(shopOfPage);
  const acting = useSelector(selectActor) !== undefined;
  const shows = showsChat({ hasNumber: whatsApp !== null, hasProfile: Boolean(profile), acting, pathname });
  if (whatsApp === null || !shows) return null;
  return (
    <Bubble
      href={chatAddress(whatsApp)}
      target="_blank"
      rel="noreferrer"
      aria-label={intl.formatMessage({ id: "shell.chat" })}
    >
      <Icon name="chat" size={28} />
      WhatsApp
    </Bubble>
  );
}
