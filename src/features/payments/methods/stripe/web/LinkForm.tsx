import { AwaitedForm } from "../../../web/method/AwaitedForm";
import type { MethodFormProps } from "../../../web/method/method";
import { stripeFacts } from "../stripe.facts";
import { useCreateLinkMutation } from "./link.api";

const words = {
  title: "payment.link.title",
  submit: "payment.link.submit",
  failed: "error.payment.stripeLinkFailed",
} as const;

/** A link to pay with at the provider's page. */
export function LinkForm(given: MethodFormProps) {
  const [createLink] = useCreateLinkMutation();
  const event = { type: "link.created", method: stripeFacts.id } as const;
  return <AwaitedForm {...given} event={event} words={words} send={createLink} />;
}
