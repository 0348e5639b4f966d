import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router";
import { Link } from "../../../../../platform/web/links";
import { selectActor, selectClient } from "../../../../../platform/web/session/auth";
import { withReturnUrl } from "../../../../../platform/web/session/returnUrl";
import { shopName } from "../../../../../platform/web/shop";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { signInPath } from "../../../../account/account.pages";
import { supportContract } from "../../../support.contract";
import { useGetStaffSelfQuery } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
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
      {isStaff && <StaffPart client={search.get("client") ?? ""} />}
      {!isStaff && (
        <Callout
          kind="info"
          action={
            !client && (
              <Button component={Link} to={withReturnUrl(signInPath(), location)} variant="contained" color="secondary">
                <FormattedMessage id="impersonation.signIn" />
              </Button>
            )
          }
        >
          <FormattedMessage
            id={acting ? "impersonation.already" : "impersonation.staffOnly"}
            values={{ shop: shopName() }}
          />
        </Callout>
      )}
    </PageFrame>
  );
}

/** The form, for staff whose role acts for clients; the others read who does. (DESK-17) */
function StaffPart({ client }: { readonly client: string }) {
  const { isLoading } = useGetStaffSelfQuery();
  const may = useMay();
  if (isLoading) return null;
  return may(supportContract.beginImpersonation) ? (
    <ImpersonateForm initial={client} />
  ) : (
    <Callout kind="info">
      <FormattedMessage id="impersonation.otherRole" />
    </Callout>
  );
}
