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

/**
 * Asks staff to authenticate again when a call that gives power or moves money needs it; the call is then sent again.
 * If they close it, the call's refusal is shown. (SAFE-60)
 */
export function Reauthentication() {
  const id = useId();
  const [end, setEnd] = useState<((done: boolean) => void) | null>(null);
  const { data } = useGetOwnAccessQuery(undefined, { skip: end === null });
  const [reauthenticate] = useReauthenticateMutation();
  const [renewToken] = useRenewTokenMutation();
  useEffect(() => asksToReauthenticate(() => new Promise((resolve) => setEnd(() => resolve))), []);
  const close = (done: boolean) => {
    end?.(done);
    setEnd(null);
  };
  return (
    <Dialog
      open={end !== null && data !== undefined}
      onClose={() => close(false)}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>
        <FormattedMessage id="staff.again.title" />
      </DialogTitle>
      <DialogContent>
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
