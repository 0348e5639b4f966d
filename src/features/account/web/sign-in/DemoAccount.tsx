import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";

const account = { email: "tourist@example.com", password: "Malecon-2026" };

/** A button that fills in the demo account (OPS-9); not part of a production build. */
export function DemoAccount({ onUse }: { readonly onUse: (values: typeof account) => void }) {
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="account.signIn.demo" />}
      action={
        <Button type="button" variant="outlined" size="small" onClick={() => onUse(account)}>
          <FormattedMessage id="account.signIn.demoUse" />
        </Button>
      }
    >
      <FormattedMessage id="account.signIn.demoText" values={account} />
    </Callout>
  );
}
