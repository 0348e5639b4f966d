import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { Callout } from "../../../../platform/web/ui/Callout";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Section } from "../../../../platform/web/ui/Section";
import { StatusChip } from "../../../../platform/web/ui/StatusChip";
import type { NewFactor, OwnAccess } from "../../../account/staff.schemas";
import { useBeginSecondFactorMutation, useEndSecondFactorMutation, useRenewRightsMutation } from "./access.api";
import { FactorSetUp } from "./FactorSetUp";
import { RecoveryCodeList } from "./RecoveryCodeList";

const Narrow = styled("div")({
  display: "grid",
  gap: 20,
  maxWidth: "32rem",
  justifyItems: "start",
  "& form": { width: "100%" },
});

/** What the second factor is, and how it is set up and turned off. (DESK-20) */
export function FactorSection({
  factor: { On, Required, RecoveryCodesLeft },
}: {
  readonly factor: OwnAccess["SecondFactor"];
}) {
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirmed = (recoveryCodes: readonly string[]) => {
    setFactor(null);
    setCodes(recoveryCodes);
  };
  return (
    <Section
      title={<FormattedMessage id="staff.factor.title" />}
      lead={<FormattedMessage id="staff.factor.lead" />}
      action={
        <StatusChip tone={On || codes ? "done" : "waiting"}>
          <FormattedMessage id={On || codes ? "staff.factor.on" : "staff.factor.off"} />
        </StatusChip>
      }
    >
      <Narrow>
        {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />}
        {!codes && factor && <FactorSetUp factor={factor} onConfirmed={confirmed} />}
        {!codes && !factor && !On && (
          <>
            {Required && (
              <Callout kind="warning">
                <FormattedMessage id="staff.factor.required" />
              </Callout>
            )}
            <Begin onBegun={setFactor} />
          </>
        )}
        {!codes && On && (
          <>
            <p>
              <FormattedMessage id="staff.factor.onText" values={{ left: RecoveryCodesLeft }} />
            </p>
            <End />
          </>
        )}
      </Narrow>
    </Section>
  );
}

const password = string().required("account.invalid.password");

function Begin({ onBegun }: { readonly onBegun: (factor: NewFactor) => void }) {
  const [begin] = useBeginSecondFactorMutation();
  const form = useForm({
    initialValues: { Password: "" },
    schema: object({ Password: password }),
    prefix: "begin",
    send: async (values) => {
      const answer = await begin(values);
      if (answer.data) onBegun(answer.data);
      return answer;
    },
  });
  return (
    <CallForm form={form} submit="staff.factor.begin" failed="staff.factor.beginFailed">
      <TextField
        {...form.field("Password")}
        label={<FormattedMessage id="staff.factor.password" />}
        type="password"
        autoComplete="current-password"
        required
      />
    </CallForm>
  );
}

function End() {
  const [end] = useEndSecondFactorMutation();
  const [renew] = useRenewRightsMutation();
  const form = useForm({
    initialValues: { Password: "", Code: "" },
    schema: object({ Password: password, Code: string().trim().required("account.invalid.factorCode") }),
    prefix: "end",
    send: async (values) => {
      const answer = await end(values);
      if (!answer.error) await renew();
      return answer;
    },
  });
  return (
    <CallForm form={form} submit="staff.factor.end" failed="staff.factor.endFailed" second>
      <p>
        <FormattedMessage id="staff.factor.endLead" />
      </p>
      <TextField
        {...form.field("Password")}
        label={<FormattedMessage id="staff.factor.password" />}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        {...form.field("Code")}
        label={<FormattedMessage id="account.field.factorCode" />}
        hint={<FormattedMessage id="account.field.factorCodeHint" />}
        className="tabular"
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
    </CallForm>
  );
}
