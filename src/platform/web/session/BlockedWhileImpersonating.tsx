import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Endpoint } from "../../../shared/endpoint";
import { Callout } from "../ui/status/Callout";
import { selectActor } from "./auth";

type Call = Pick<Endpoint, "impersonator">;

/** Whether the server would refuse a call because staff act in the client's place. (DESK-8) */
export const useIsClientsOwn = ({ impersonator }: Call): boolean =>
  useSelector(selectActor) !== undefined && impersonator === "notAct";

/** Controls that make a call. Staff in the client's place read a notice instead. (DESK-8) */
export function BlockedWhileImpersonating({ call, children }: { readonly call: Call; readonly children: ReactNode }) {
  return useIsClientsOwn(call) ? (
    <Callout kind="info">
      <FormattedMessage id="impersonation.clientsOwn" />
    </Callout>
  ) : (
    children
  );
}
