import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { FormProvider } from "../../../../../platform/web/forms/FormField";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../../platform/web/links";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { TextFields } from "../../../../../shared/textFields";
import { planPath } from "../../../../plan/plan.pages";
import { LONGEST_QUERY } from "../../../desk.limits";
import type { Impersonation } from "../../../impersonation.schemas";
import { ActFailed } from "../../parts/ActFailed";
import { ReasonField } from "../../parts/ReasonField";
import { useBeginImpersonationMutation } from "./impersonation.api";

const schema = schemaOf<TextFields<Impersonation>>()({
  Client: filled("impersonation.clientMissing"),
  Reason: filled("support.act.reasonMissing"),
});

/** Whom to act for, and why. It says beforehand what will not be possible. */
export function ImpersonateForm({ initial }: { readonly initial: string }) {
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
        <ActFailed error={form.failure} />
        <BusyButton type="submit" variant="contained" size="large" loading={form.sending} sx={{ justifySelf: "start" }}>
          <FormattedMessage id="impersonation.begin" />
        </BusyButton>
      </Box>
    </FormProvider>
  );
}
