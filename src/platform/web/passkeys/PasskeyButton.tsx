import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../ui/BusyButton";
import { Callout } from "../ui/status/Callout";
import { provePasskey } from "./passkeys";

type Props = {
  /** The challenge to sign; null: none is available. */
  readonly ask: () => string | null | Promise<string | null>;
  readonly onSigned: (answer: string) => void;
  readonly disabled: boolean;
};

/** Signs with a passkey instead of a typed code. */
export function PasskeyButton({ ask, onSigned, disabled }: Props) {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const press = async () => {
    setState("asking");
    const options = await ask();
    const answer = options && (await provePasskey(options));
    setState(answer ? "idle" : "failed");
    if (answer) onSigned(answer);
  };
  return (
    <>
      {state === "failed" && (
        <Callout kind="error" announce>
          <FormattedMessage id="account.passkey.failed" />
        </Callout>
      )}
      <BusyButton
        variant="outlined"
        size="large"
        loading={state === "asking"}
        disabled={disabled}
        onClick={() => void press()}
      >
        <FormattedMessage id="account.signIn.passkey" />
      </BusyButton>
    </>
  );
}
