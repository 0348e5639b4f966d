import { webMethods } from "../methods/web/methods.web";

type Props = {
  readonly planId: number;
  /** The methods with which the plan was, or was to be, paid: only these are asked about. */
  readonly methods: readonly number[];
};

/** What client and staff have to know of a payment besides its status: another payer, or too much money. */
export function PaymentRemarks({ planId, methods }: Props) {
  return webMethods.map(({ id, Remarks }) => Remarks && methods.includes(id) && <Remarks key={id} planId={planId} />);
}
