import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router";
import { FormProvider } from "../../../../../platform/web/forms/FormField";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { Link, useNavigate } from "../../../../../platform/web/links";
import { selectActor, selectClient } from "../../../../../platform/web/session/auth";
import { withReturnUrl } from "../../../../../platform/web/session/returnUrl";
import { shopName } from "../../../../../platform/web/shop";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { TextFields } from "../../../../../shared/textFields";
import { signInPath } from "../../../../account/account.pages";
import { planPath } from "../../../../plan/plan.pages";
import { LONGEST_QUERY } from "../../../desk.limits";
import type { Impersonation } from "../../../impersonation.schemas";
import { supportContract } from "../../../support.contract";
import { ActionError } from "../../parts/ActionError";
import { ReasonField } from "../../parts/ReasonField";
import { useGetStaffSelfQuery } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
import { useBeginImpersonationMutation } from "./impersonation.api";

const schema = schemaOf<TextFields<Impersonation>>()({
  Client: filled("impersonation.clientMissing"),
  Reason: filled("support.act.reasonMissing"),
});

/** /impersonate: a public page on which only staff find the form. `?client=` names the client. */
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

/** The form, for staff whose role may act for clients; others read which roles may. (DESK-17) */
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

/** The client to act for, and the reason. It states beforehand what will not be possible. */
function ImpersonateForm({ initial }: { readonly initial: string }) {
  const navigate = useNavigate();
  const [begin] = useBeginImpersonationMutation();
  const form = useForm({
    initialValues: { Client: initial, Reason: "" },
    validationSchema: schema,
    shows: "onceSent",
    send: async ({ Client, Reason }) => {
      const answer = await begin({ Client: Client.trim(), Reason: Reason.trim() });
      if (!answer.error) void navigate(planPath());
      return answer;
    },
  });

  return (
    <FormProvider form={form}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
      >
        <form.Field
          as={TextField}
          name="Client"
          label={<FormattedMessage id="impersonation.client" />}
          hint={<FormattedMessage id="impersonation.clientHint" />}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          required
        />
        <form.Field as={ReasonField} name="Reason" />
        <Callout kind="warning">
          <FormattedMessage id="impersonation.limits" />
        </Callout>
        <ActionError error={form.failure} />
        <BusyButton type="submit" variant="contained" size="large" loading={form.sending} sx={{ justifySelf: "start" }}>
          <FormattedMessage id="impersonation.begin" />
        </BusyButton>
      </Box>
    </FormProvider>
  );
}
