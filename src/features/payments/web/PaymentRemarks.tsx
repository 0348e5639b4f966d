import { webMethods } from "../methods/web/methods.web";

type Props = {
  readonly planId: number;
  /** With which the plan was, or was to be, paid: only these are asked about. */
  readonly methods: readonly number[];
};

/** What client and desk have to know of a payment beside its status: a payer who differs, money that came too much. */
export function PaymentRemarks({ planId, methods }: Props) {
  return webMethods.map(({ id, Remarks }) => Remarks && methods.includes(id) && <Remarks key={id} planId={planId} />);
}
