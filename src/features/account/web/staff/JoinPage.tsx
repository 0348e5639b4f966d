import { FormattedList, FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { isCallError } from "../../../../platform/web/callError";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import { shopName } from "../../../../platform/web/shop";
import { LoadingLinkPage } from "../../../../platform/web/ui/page/LinkPage";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { deskPath, signInPath } from "../../account.pages";
import type { Invitation } from "../../staff.schemas";
import { FirstNameField, LastNameField, NewPasswordField } from "../AccountFields";
import { useGetTokenMutation } from "../account.api";
import { joinSchema } from "../accountSchemas";
import { FieldPair } from "../FieldPair";
import { useAcceptInvitationMutation, useLookAtInvitationQuery } from "./staff.api";

/** /join#<code>: an invited person sets a name and a password, and is signed in as staff. (DESK-18) */
export default function JoinPage() {
  const code = useLocation().hash.slice(1);
  const query = useLookAtInvitationQuery({ Code: code }, { skip: code === "" });
  if (query.data) return <Invited code={code} invitation={query.data} />;
  return (
    <LoadingLinkPage
      scene={<PageScene zone="LHA" />}
      title="title.join"
      query={query}
      isOver={code === "" || (isCallError(query.error) && query.error.code === "account.invitationOver")}
      over={{
        title: "staff.join.over",
        text: "staff.join.overText",
        to: signInPath(),
        label: "account.signIn.submit",
      }}
      loading="staff.join.loading"
      failed="staff.join.loadFailed"
    />
  );
}

function Invited({ code, invitation }: { readonly code: string; readonly invitation: Invitation }) {
  const { email, StaffRole, Supplies } = invitation;
  const [accept] = useAcceptInvitationMutation();
  const [getToken] = useGetTokenMutation();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { FirstName: "", LastName: "", Password: "" },
    validationSchema: joinSchema,
    send: async (values) => {
      const answer = await accept({ Code: code, ...values });
      if (answer.error) return answer;
      const { error } = await getToken({ email, password: values.Password });
      return void navigate(error ? signInPath() : deskPath(), { replace: true });
    },
  });
  return (
    <PageFrame
      narrow
      scene={<PageScene zone="LHA" />}
      title={<FormattedMessage id="staff.join.title" />}
      lead={
        <FormattedMessage
          id="staff.join.lead"
          values={{
            shop: shopName(),
            email: <strong>{email}</strong>,
            role: <FormattedMessage id={`staff.role.${StaffRole}`} />,
            suppliers: Supplies.length,
            names: (
              <strong>
                <FormattedList value={Supplies} />
              </strong>
            ),
          }}
        />
      }
    >
      <CallForm form={form} submit="staff.join.submit" failed="staff.join.failed">
        {/* For password managers: the user name that the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FieldPair>
          <form.Field as={FirstNameField} name="FirstName" />
          <form.Field as={LastNameField} name="LastName" />
        </FieldPair>
        <form.Field
          as={NewPasswordField}
          name="Password"
          label={<FormattedMessage id="account.field.password" />}
          hint={<FormattedMessage id="account.field.passwordHint" />}
        />
      </CallForm>
    </PageFrame>
  );
}
