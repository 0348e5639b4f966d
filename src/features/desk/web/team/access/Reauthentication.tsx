import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { asksToReauthenticate } from "../../../../../platform/web/session/reauthentication";
import {
  useGetOwnAccessQuery,
  useReauthenticateMutation,
  useRenewTokenMutation,
} from "../../../../account/web/access/access.api";
import { ProofForm } from "../../../../account/web/access/ProofForm";
import { PartFailed } from "../../parts/PartFailed";

/**
 * Asks staff to authenticate again when a call that gives power or moves money needs it; the call is then sent again.
 * If they close it, the call's refusal is shown. (SAFE-60)
 */
export function Reauthentication() {
  const id = useId();
  const [end, setEnd] = useState<((done: boolean) => void) | null>(null);
  const { data, error, refetch } = useGetOwnAccessQuery(undefined, { skip: end === null });
  // A failure is shown: the call that asked for this would otherwise wait for ever.
  const isKnown = data !== undefined || error !== undefined;
  const [reauthenticate] = useReauthenticateMutation();
  const [renewToken] = useRenewTokenMutation();
  useEffect(() => asksToReauthenticate(() => new Promise((resolve) => setEnd(() => resolve))), []);
  const close = (done: boolean) => {
    end?.(done);
    setEnd(null);
  };
  return (
    <Dialog open={end !== null && isKnown} onClose={() => close(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        <FormattedMessage id="staff.again.title" />
      </DialogTitle>
      <DialogContent>
        {!data && error && (
          <>
            <PartFailed title="staff.again.notLoaded" retry={() => void refetch()} />
            <Button onClick={() => close(false)}>
              <FormattedMessage id="support.back" />
            </Button>
          </>
        )}
        {data && (
          <ProofForm
            factor={data.SecondFactor}
            lead="staff.again.lead"
            submit="staff.again.submit"
            failed="staff.again.failed"
            withPassword={!data.SecondFactor.On}
            send={async (proof) => {
              const answer = await reauthenticate(proof);
              if (answer.error) return answer;
              await renewToken();
              close(true);
              return undefined;
            }}
            onBack={() => close(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
