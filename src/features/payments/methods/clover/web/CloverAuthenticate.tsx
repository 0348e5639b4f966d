import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { CallFailed } from "../../../../../platform/web/ui/failures/CallFailed";
import { AUTHENTICATION_PATH, type AuthenticationQuestion, cardFrameUrl } from "../../../cardFrame";
import { readCardMessage } from "../../../web/card/cardMessages";
import type { AuthenticateProps } from "../../../web/method/method";
import { useAuthenticatedMutation, useGetCardFieldsQuery } from "./clover.api";

/** Room for a bank's page: the highest window of EMV 3-D Secure that a phone has. */
const Bank = styled("iframe")({ display: "block", width: "100%", height: 600, border: 0 });
/** Of a look at the browser nothing is to be seen. */
const Unseen = styled("iframe")({ position: "absolute", width: 1, height: 1, border: 0, opacity: 0 });

/**
 * What the card-holder's bank asks for before it lets the card be charged: in a page of ours on another origin, which
 * plays it with the provider's program. Each step is played once; the server goes on with the charge. (PAY-44)
 */
export function CloverAuthenticate({ payment, step, onPayment }: AuthenticateProps) {
  const intl = useIntl();
  const lang = useLanguage();
  const { data: fields } = useGetCardFieldsQuery({ planId: payment.TravelPlanId });
  const [authenticated, { error }] = useAuthenticatedMutation();
  const src = fields && cardFrameUrl(new URL(AUTHENTICATION_PATH, fields.Page).href, { lang });
  const frame = useRef<HTMLIFrameElement>(null);
  const { Kind, ServerTransactionId } = step;
  // Another step has another window.
  const stepName = `${Kind} ${ServerTransactionId}`;
  const [ready, setReady] = useState<string | null>(null);
  const isChallenge = Kind === "challenge";

  const hear = useEffectEvent(async ({ origin, source, data }: MessageEvent) => {
    if (!src || origin !== new URL(src).origin || source !== frame.current?.contentWindow) return;
    const message = readCardMessage(data);
    if (message?.type === "ready") setReady(stepName);
    if (message?.type !== "authenticated") return;
    const answer = await authenticated({
      paymentId: payment.PaymentId,
      body: { FlowStatus: message.status || "UNKNOWN" },
    });
    if (answer.data) onPayment(answer.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => void hear(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  const ask = useEffectEvent(() => {
    const question: AuthenticationQuestion = { type: "authenticate", step };
    if (src) frame.current?.contentWindow?.postMessage(question, new URL(src).origin);
  });
  const isReady = ready === stepName;
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);

  // The sent form has gone, and on a phone this begins far above what was pressed.
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChallenge) place.current?.focus();
  }, [isChallenge]);

  const Frame = isChallenge ? Bank : Unseen;
  return (
    <Card
      component="section"
      ref={place}
      tabIndex={-1}
      sx={{ p: { xs: 2, sm: 4 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, position: "relative" }}
    >
      <Typography variant="h2">
        <FormattedMessage id="payment.authentication.title" />
      </Typography>
      <Typography role="status">
        <FormattedMessage id={isChallenge ? "payment.authentication.challenge" : "payment.authentication.method"} />
      </Typography>
      {!isChallenge && <LinearProgress aria-label={intl.formatMessage({ id: "payment.authentication.method" })} />}
      {error && <CallFailed failed="payment.authentication.failed" error={error} />}
      {src && (
        <Frame
          key={stepName}
          ref={frame}
          title={intl.formatMessage({ id: "payment.authentication.frame" })}
          src={src}
          // The bank's page is sent forms; no top navigation, popups or dialogs. (SAFE-16)
          sandbox="allow-scripts allow-same-origin allow-forms"
          tabIndex={isChallenge ? undefined : -1}
        />
      )}
    </Card>
  );
}
