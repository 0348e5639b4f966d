import { FormattedMessage } from "react-intl";
import type { Actor } from "../../plans/plans.schemas";

/** Who acted: client, staff, system or provider, with the name if there is one. */
export function ActorText({ actor: { Kind, Name } }: { readonly actor: Actor }) {
  return <FormattedMessage id="support.actor" values={{ kind: Kind, named: String(Name !== null), name: Name }} />;
}
