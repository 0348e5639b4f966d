import Button from "@mui/material/Button";
import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { useStoredDraft } from "../../../../platform/web/drafts/useStoredDraft";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useNavigate } from "../../../../platform/web/links";
import { selectActor } from "../../../../platform/web/session/auth";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../../platform/web/ui/fields/TypedDateField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { PagePath } from "../../../../shared/page";
import type { Profile } from "../../account.schemas";
import { FirstNameField, LastNameField } from "../AccountFields";
import { useUpdateProfileMutation } from "../account.api";
import { profileSchema } from "../accountSchemas";
import { CountryField } from "../CountryField";
import { FieldPair } from "../FieldPair";
import { PhoneField } from "./PhoneField";
import { profileUpdateOf, profileValues } from "./profileValues";
import { useVerifyChangedPhone } from "./useVerifyChangedPhone";

type Props = {
  readonly profile: Profile;
  /** The page to go back to once it is saved; null: the client stays here. */
  readonly back: PagePath | null;
};

/**
 * The client's data (ACC-7, ACC-17). It can be saved only when complete: everything that the payment requires is set.
 */
export function ProfileForm({ profile, back }: Props) {
  const [updateProfile] = useUpdateProfileMutation();
  const verifyChangedPhone = useVerifyChangedPhone();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const schema = useMemo(() => profileSchema(profile), [profile]);
  const form = useForm({
    initialValues: profileValues(profile),
    validationSchema: schema,
    send: async (values) => {
      const { data: saved, error } = await updateProfile(profileUpdateOf(values, profile.clientId, language));
      if (!saved) return { error };
      forget();
      form.formik.resetForm({ values: profileValues(saved) });
      void verifyChangedPhone(profile, saved, { leaving: back !== null });
      if (back === null) return { done: "account.profile.done" };
      dispatch(showAlert("account.profile.done"));
      void navigate(back);
      return {};
    },
  });
  const isActing = useSelector(selectActor) !== undefined;
  useChangedElsewhere(form.formik, profileValues(profile));
  const forget = useStoredDraft("profile", form.formik);
  return (
    <CallForm
      form={form}
      submit={back === null ? "account.profile.submit" : "account.profile.submitAndBack"}
      failed="error.account.profileUpdateFailed"
    >
      <p style={{ overflowWrap: "anywhere" }}>
        <FormattedMessage id="account.profile.signedInAs" values={{ email: profile.email }} />
      </p>
      <MailLanguage of={profile.Language} />
      {isActing && (
        <Callout kind="info">
          <FormattedMessage id="impersonation.identity" />
        </Callout>
      )}
      <FieldPair>
        <form.Field
          as={FirstNameField}
          name="FirstName"
          disabled={isActing}
          hint={<FormattedMessage id="account.field.firstNameHint" />}
        />
        <form.Field
          as={LastNameField}
          name="LastName"
          disabled={isActing}
          hint={<FormattedMessage id="account.field.nameHint" />}
        />
      </FieldPair>
      <FieldPair>
        <form.Field
          as={PhoneField}
          name="Phone"
          disabled={isActing}
          countryId={form.values.CountryId}
          label={<FormattedMessage id="account.field.phone" />}
          required
        />
        <form.Field
          as={TypedDateField}
          name="BirthDate"
          disabled={isActing}
          label={<FormattedMessage id="account.field.birthDate" />}
          autoComplete="bday"
          required
        />
      </FieldPair>
      <form.Field
        as={TextField}
        name="Address"
        label={<FormattedMessage id="account.field.address" />}
        autoComplete="street-address"
      />
      <FieldPair>
        <form.Field
          as={TextField}
          name="City"
          label={<FormattedMessage id="account.field.city" />}
          autoComplete="address-level2"
        />
        <form.Field
          as={TextField}
          name="PostalCode"
          label={<FormattedMessage id="account.field.postalCode" />}
          autoComplete="postal-code"
        />
      </FieldPair>
      <form.Field as={CountryField} name="CountryId" label={<FormattedMessage id="account.field.country" />} required />
      <UnsavedChanges dirty={form.formik.dirty} onDiscard={() => form.formik.resetForm()} />
    </CallForm>
  );
}

/** The language of emails to the client, which is that of the page where the profile was saved. */
function MailLanguage({ of }: { readonly of: string }) {
  const intl = useIntl();
  const page = useSelector(selectLanguage);
  const name = (code: string) => intl.formatDisplayName(code, { type: "language" });
  return (
    <p>
      <FormattedMessage
        id="account.profile.mailLanguage"
        values={{ account: name(of), page: name(page), same: of === page ? "yes" : "no" }}
      />
    </p>
  );
}

type UnsavedChangesProps = { readonly dirty: boolean; readonly onDiscard: () => void };

/** Warns of unsaved changes, also with an alert when the client leaves the page; they are stored as a draft. */
function UnsavedChanges({ dirty, onDiscard }: UnsavedChangesProps) {
  const dispatch = useDispatch();
  const last = useRef(dirty);
  last.current = dirty;
  useEffect(
    () => () => {
      if (last.current) dispatch(showAlert("account.profile.leftUnsaved", "warning"));
    },
    [dispatch],
  );
  if (!dirty) return null;
  return (
    <Callout
      kind="warning"
      action={
        <Button type="button" variant="outlined" size="small" onClick={onDiscard}>
          <FormattedMessage id="form.discard" />
        </Button>
      }
    >
      <FormattedMessage id="account.profile.unsaved" />
    </Callout>
  );
}

/**
 * Values that were saved elsewhere meanwhile replace the form's unedited values, so that saving does not undo them.
 * Typed values and their errors stay. (FAULT-26)
 */
function useChangedElsewhere<Values extends Record<string, string>>(
  formik: FormikContextType<Values>,
  saved: Values,
): void {
  const take = useEffectEvent(() => {
    const { initialValues, values, errors, touched, submitCount, isSubmitting, status } = formik;
    const isSame = Object.keys(saved).every((field) => saved[field] === initialValues[field]);
    if (isSame) return;
    const typed = Object.entries(values).filter(([field, value]) => value !== initialValues[field]);
    formik.resetForm({ values: saved, errors, touched, submitCount, isSubmitting, status });
    void formik.setValues({ ...saved, ...Object.fromEntries(typed) });
  });
  const text = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the saved values change.
  useEffect(() => take(), [text]);
}
