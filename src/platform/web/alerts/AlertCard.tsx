import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type CustomContentProps, SnackbarContent, useSnackbar } from "notistack";
import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../messages";
import { token } from "../theme/token";
import { Icon } from "../ui/Icon";
import { type Tone, toneLooks } from "../ui/status/tone";
import { phone } from "./phone";

const Card = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ readonly tone: Tone }>(({ tone }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  width: "min(26rem, calc(100vw - 40px))",
  [phone]: { width: "calc(100vw - 32px)" },
  padding: "8px 8px 8px 16px",
  borderRadius: 8,
  border: `2px solid ${token(toneLooks[tone].text)}`,
  borderInlineStartWidth: 8,
  color: token("ink"),
  background: token(toneLooks[tone].wash),
  "& > svg": { color: token(toneLooks[tone].text) },
}));

type Variant = CustomContentProps["variant"];
const tones: Record<Variant, Tone> = {
  default: "info",
  info: "info",
  success: "done",
  warning: "waiting",
  error: "problem",
};
const kinds: Record<Variant, MessageId> = {
  default: "alert.information",
  info: "alert.information",
  success: "alert.success",
  warning: "alert.warning",
  error: "alert.error",
};

/** One alert: its kind in words for those who cannot see its colour, its text, and the way to dismiss it. */
export function AlertCard({ id, variant, message, ref }: CustomContentProps & { readonly ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const intl = useIntl();
  const urgent = variant === "error" || variant === "warning";
  return (
    <SnackbarContent ref={ref} role={urgent ? "alert" : "status"}>
      <Card tone={tones[variant]}>
        <Icon name={toneLooks[tones[variant]].icon} size={24} />
        <div>
          <span className="visually-hidden">
            <FormattedMessage id={kinds[variant]} />{" "}
          </span>
          {message}
        </div>
        <IconButton onClick={() => closeSnackbar(id)} aria-label={intl.formatMessage({ id: "alert.dismiss" })}>
          <Icon name="cross" />
        </IconButton>
      </Card>
    </SnackbarContent>
  );
}
