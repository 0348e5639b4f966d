import { FormattedMessage } from "react-intl";

/** That a mailbox refuses our emails. A long address is broken rather than widening the page. */
export function Unreachable({ email }: { readonly email: string }) {
  return (
    <span style={{ overflowWrap: "anywhere" }}>
      <FormattedMessage id="account.mails.refused" values={{ email }} />
    </span>
  );
}
