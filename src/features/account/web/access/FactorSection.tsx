import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { NewFactor, OwnAccess } from "../../access.schemas";
import {
  useBeginPasskeyMutation,
  useBeginSecondFactorMutation,
  useEndSecondFactorMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useRenewRightsMutation,
} from "./access.api";
import { FactorSetUp } from "./FactorSetUp";
import { PasskeyList } from "./PasskeyList";
import { PasskeySetUp } from "./PasskeySetUp";
import { ProofForm } from "./ProofForm";
import { RecoveryCodeList } from "./RecoveryCodeList";

type Factor = OwnAccess["SecondFactor"];

/** The step in progress: a change that needs its proof, or a set-up that the app or the browser finishes. */
type Step =
  | { readonly kind: "addApp" | "addPasskey" | "renewCodes" | "end" }
  | { readonly kind: "remove"; readonly passkeyId: string }
  | { readonly kind: "app"; readonly factor: NewFactor }
  | { readonly kind: "passkey"; readonly options: string }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

const Narrow = styled("div")({
  display: "grid",
  gap: 20,
  maxWidth: "32rem",
  justifyItems: "start",
  "& form, & > section": { width: "100%" },
  "& > section + section": { marginTop: 12 },
});

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });

/** The second factor: its parts, and how to add, remove and turn them off. (DESK-20, SAFE-40) */
export function FactorSection({ factor }: { readonly factor: Factor }) {
  const [step, setStep] = useState<Step | null>(null);
  useLostFocus(step?.kind ?? "none");
  const isOn = factor.On || step?.kind === "codes";
  const toneOff = factor.Required ? "waiting" : "neutral";
  const added = (codes: readonly string[]) => setStep(codes.length > 0 ? { kind: "codes", codes } : null);
  const [beginApp, { isLoading: isAppBegun }] = useBeginSecondFactorMutation();
  const [beginPasskey, { isLoading: isPasskeyBegun }] = useBeginPasskeyMutation();
  // Right after signing in the password is not asked again; if the server requires it nevertheless, its form follows.
  const begin = async (next: Step | null) => {
    if (factor.PasswordAsked) return setStep(next);
    const app = next?.kind === "addApp" ? (await beginApp({})).data : undefined;
    const passkey = next?.kind === "addPasskey" ? (await beginPasskey({})).data : undefined;
    if (app) setStep({ kind: "app", factor: app });
    else setStep(passkey ? { kind: "passkey", options: passkey.Options } : next);
  };
  return (
    <Section
      title={<FormattedMessage id="account.factor.title" />}
      lead={<FormattedMessage id="account.factor.lead" />}
      action={
        <StatusChip tone={isOn ? "done" : toneOff}>
          <FormattedMessage id={isOn ? "account.factor.on" : "account.factor.off"} />
        </StatusChip>
      }
    >
      <Narrow>
        {step === null && (
          <Parts
            factor={factor}
            adding={{ app: isAppBegun, passkey: isPasskeyBegun }}
            onStep={(next) => void begin(next)}
          />
        )}
        {step?.kind === "codes" && <RecoveryCodeList codes={step.codes} onKept={() => setStep(null)} />}
        {step?.kind === "app" && <FactorSetUp factor={step.factor} onConfirmed={added} />}
        {step?.kind === "passkey" && <PasskeySetUp options={step.options} onAdded={added} />}
        {step && isWaiting(step) && <Proving factor={factor} step={step} onStep={setStep} />}
      </Narrow>
    </Section>
  );
}

type Waiting = Extract<Step, { kind: "addApp" | "addPasskey" | "renewCodes" | "end" | "remove" }>;

const isWaiting = (step: Step): step is Waiting =>
  ["addApp", "addPasskey", "renewCodes", "end", "remove"].includes(step.kind);

type Shown = { readonly factor: Factor; readonly onStep: (step: Step | null) => void };

type PartsProps = Shown & {
  /** The part that is being set up. */
  readonly adding: { readonly app: boolean; readonly passkey: boolean };
};

function Parts({ factor, adding, onStep }: PartsProps) {
  const { On, Required, App, RecoveryCodesLeft } = factor;
  return (
    <>
      {Required && !On && (
        <Callout kind="warning">
          <FormattedMessage id="account.factor.required" />
        </Callout>
      )}
      <Section level={3} title={<FormattedMessage id="account.factor.app" />}>
        <p>
          <FormattedMessage id={App ? "account.factor.appOn" : "account.factor.appOff"} />
        </p>
        {!App && (
          <div>
            <BusyButton
              variant="outlined"
              size="large"
              loading={adding.app}
              disabled={adding.passkey}
              onClick={() => onStep({ kind: "addApp" })}
            >
              <FormattedMessage id="account.factor.appAdd" />
            </BusyButton>
          </div>
        )}
      </Section>
      <Section level={3} title={<FormattedMessage id="account.factor.passkeys" />}>
        <PasskeyList
          factor={factor}
          adding={adding.passkey}
          disabled={adding.app}
          onAdd={() => onStep({ kind: "addPasskey" })}
          onRemove={(passkeyId) => onStep({ kind: "remove", passkeyId })}
        />
      </Section>
      {On && (
        <Section level={3} title={<FormattedMessage id="account.factor.recovery" />}>
          <p>
            <FormattedMessage id="account.factor.onText" values={{ left: RecoveryCodesLeft }} />
          </p>
          <Buttons>
            <Button variant="outlined" size="large" onClick={() => onStep({ kind: "renewCodes" })}>
              <FormattedMessage id="account.factor.codesRenew" />
            </Button>
            <Button variant="text" onClick={() => onStep({ kind: "end" })}>
              <FormattedMessage id="account.factor.turnOff" />
            </Button>
          </Buttons>
        </Section>
      )}
    </>
  );
}

/** Asks for the password and, if it is on, the second factor before a change. */
function Proving({ factor, step, onStep }: Shown & { readonly step: Waiting }) {
  const [beginApp] = useBeginSecondFactorMutation();
  const [beginPasskey] = useBeginPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const [end] = useEndSecondFactorMutation();
  const [renew] = useRenewRightsMutation();
  const form = { factor, onBack: () => onStep(null) };
  if (step.kind === "addApp")
    return (
      <ProofForm
        {...form}
        submit="account.factor.next"
        failed="account.factor.beginFailed"
        send={async (proof) => {
          const answer = await beginApp(proof);
          if (answer.data) onStep({ kind: "app", factor: answer.data });
          return answer;
        }}
      />
    );
  if (step.kind === "addPasskey")
    return (
      <ProofForm
        {...form}
        submit="account.factor.next"
        failed="account.factor.passkeyAddFailed"
        send={async (proof) => {
          const answer = await beginPasskey(proof);
          if (answer.data) onStep({ kind: "passkey", options: answer.data.Options });
          return answer;
        }}
      />
    );
  if (step.kind === "renewCodes")
    return (
      <>
        <p>
          <FormattedMessage id="account.factor.codesRenewLead" />
        </p>
        <ProofForm
          {...form}
          submit="account.factor.codesRenew"
          failed="account.factor.codesRenewFailed"
          send={async (proof) => {
            const answer = await renewCodes(proof);
            if (answer.data) onStep({ kind: "codes", codes: answer.data.RecoveryCodes });
            return answer;
          }}
        />
      </>
    );
  if (step.kind === "remove")
    return (
      <ProofForm
        {...form}
        submit="account.factor.passkeyRemove"
        failed="account.factor.passkeyRemoveFailed"
        send={async (proof) => {
          const answer = await removePasskey({ ...proof, PasskeyId: step.passkeyId });
          if (!answer.error) onStep(null);
          return answer;
        }}
      />
    );
  return (
    <>
      <p>
        <FormattedMessage id="account.factor.endLead" />
      </p>
      <ProofForm
        {...form}
        submit="account.factor.end"
        failed="account.factor.endFailed"
        send={async (proof) => {
          const answer = await end(proof);
          if (answer.error) return answer;
          onStep(null);
          await renew();
          return undefined;
        }}
      />
    </>
  );
}
