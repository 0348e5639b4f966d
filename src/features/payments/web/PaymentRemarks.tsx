import { webMethods } from "../methods/web/methods.web";

type Props = {
  readonly planId: number;
  /** The methods with which the plan was or was to be paid: only these are queried. */
  readonly methods: readonly number[];
};

/** Remarks for client and staff about a payment besides its status: a different payer, or too much money. */
export function PaymentRemarks({ planId, methods }: Props) {
  return webMethods.map(({ id, Remarks }) => Remarks && methods.includes(id) && <Remarks key={id} planId={planId} />);
}
