import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../../platform/web/ui/failures/CallFailed";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { SECOND } from "../../../../../shared/instant";
import { AUTHENTICATION_PATH, type AuthenticationQuestion, cardFrameUrl } from "../../../cardFrame";
import { readCardMessage } from "../../../web/card/useCardFrame";
import type { AuthenticateProps } from "../../../web/method/method";
import { useAuthenticatedMutation, useGetCardFieldsQuery } from "./clover.api";

/** Room for a bank's page: the highest window of EMV 3-D Secure that a phone has. */
const Bank = styled("iframe")({ display: "block", width: "100%", height: 600, border: 0 });
/** The step that collects the browser's data shows nothing. */
const Unseen = styled("iframe")({ position: "absolute", width: 1, height: 1, border: 0, opacity: 0 });

/** Milliseconds for the bank's page to load, or for the browser's data to be collected; slow connections need some. */
const SHOWN_WITHIN = 15 * SECOND;
/** The status that Clover's program uses for an unanswered question: nothing is charged. */
const NOT_ANSWERED = "FAILED";

/**
 * Plays the step that the card-holder's bank requires before the card is charged, with the provider's program, in our
 * page on another origin. Each step is played once; then the server goes on with the charge. If the bank's page does
 * not load within `within` milliseconds, the client can ask for it again or end the attempt. (PAY-44)
 */
export function CloverAuthenticate({
  payment,
  step,
  onPayment,
  within = SHOWN_WITHIN,
}: AuthenticateProps & { readonly within?: number }) {
  const intl = useIntl();
  const lang = useLanguage();
  const { data: fields } = useGetCardFieldsQuery({ planId: payment.TravelPlanId });
  const [authenticated, { error, isLoading }] = useAuthenticatedMutation();
  const src = fields && cardFrameUrl(new URL(AUTHENTICATION_PATH, fields.Page).href, { lang });
  const frame = useRef<HTMLIFrameElement>(null);
  const { Kind, ServerTransactionId } = step;
  const [tries, setTries] = useState(1);
  // Another step or another try needs a new window.
  const stepName = `${Kind} ${ServerTransactionId} ${tries}`;
  const [ready, setReady] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const isChallenge = Kind === "challenge";

  const hear = useEffectEvent(async ({ origin, source, data }: MessageEvent) => {
    if (!src || origin !== new URL(src).origin || source !== frame.current?.contentWindow) return;
    const message = readCardMessage(data);
    if (message?.type === "ready") setReady(stepName);
    if (message?.type === "shown") setShown(stepName);
    if (message?.type === "error") setMissing(stepName);
    if (message?.type === "authenticated") await goOn(message.status || "UNKNOWN");
  });
  const goOn = async (FlowStatus: string) => {
    const answer = await authenticated({ paymentId: payment.PaymentId, body: { FlowStatus } });
    if (answer.data) onPayment(answer.data);
  };
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

  useEffect(() => {
    const timer = setTimeout(() => setMissing(stepName), within);
    return () => clearTimeout(timer);
  }, [stepName, within]);
  // Collecting the browser's data shows nothing: the page waits for its end.
  const isMissing = missing === stepName && !(isChallenge && shown === stepName);

  // The submitted form is gone, and on a phone this starts far above the pressed button.
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
      {isMissing && (
        <Callout
          kind="warning"
          announce="assertive"
          title={<FormattedMessage id="payment.authentication.missing" />}
          action={
            <>
              <Button variant="contained" disabled={isLoading} onClick={() => setTries(tries + 1)}>
                <FormattedMessage id="payment.authentication.again" />
              </Button>
              <BusyButton loading={isLoading} onClick={() => void goOn(NOT_ANSWERED)}>
                <FormattedMessage id="payment.awaited.otherwise" />
              </BusyButton>
            </>
          }
        >
          <FormattedMessage id="payment.authentication.missingText" />
        </Callout>
      )}
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
          // The bank's page receives forms, so they are allowed; no top navigation, popups or dialogs. (SAFE-16)
          sandbox="allow-scripts allow-same-origin allow-forms"
          tabIndex={isChallenge ? undefined : -1}
        />
      )}
    </Card>
  );
}
