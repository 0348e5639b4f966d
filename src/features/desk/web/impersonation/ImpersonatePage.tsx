import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { Link, useLocation, useSearchParams } from "react-router";
import { selectActor, selectClient } from "../../../../platform/web/session/auth";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { ImpersonateForm } from "./ImpersonateForm";

/** /impersonate: a public page on which only staff find the form. `?client=` names whom to act for. */
export default function ImpersonatePage() {
  const location = useLocation();
  const [search] = useSearchParams();
  const client = useSelector(selectClient);
  const acting = useSelector(selectActor) !== undefined;
  const isStaff = client?.Role === "staff";
  return (
    <PageFrame
      narrow
      title={<FormattedMessage id="impersonation.title" />}
      lead={<FormattedMessage id="impersonation.lead" />}
    >
      {isStaff && <ImpersonateForm initial={search.get("client") ?? ""} />}
      {!isStaff && (
        <Callout
          kind="info"
          action={
            !client && (
              <Button component={Link} to={withReturnUrl("/signIn", location)} variant="contained" color="secondary">
                <FormattedMessage id="impersonation.signIn" />
              </Button>
            )
          }
        >
          <FormattedMessage id={acting ? "impersonation.already" : "impersonation.staffOnly"} />
        </Callout>
      )}
    </PageFrame>
  );
}
