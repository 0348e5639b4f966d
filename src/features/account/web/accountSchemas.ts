import { ref, string } from "yup";
import { mustBeTicked, optionalLine, personsName, schemaOf, typed } from "../../../platform/web/forms/rules";
import { plainEmail } from "../../../shared/contacts";
import type { MessageId } from "../../../shared/messageId";
import { lettersAndDigits, plainCode } from "../../../shared/plainText";
import type { TextFields } from "../../../shared/textFields";
import { LONGEST_ADDRESS, PASSWORD_LENGTH } from "../account.rules";
import type { ActivationInBrowser, ChangePassword, Profile, RecoverPassword } from "../account.schemas";
import type { AskedEmailChange } from "../email.schemas";
import type { InvitationAccepted } from "../staff.schemas";
import type { ProfileValues } from "./profile/profileValues";
import type { NewClientValues } from "./sign-in/newClient";

const id = (message: MessageId) => message;
/** The digits of the shortest phone numbers, those of small islands. */
const FEWEST_DIGITS = 4;

const email = typed(plainEmail).required(id("account.invalid.email")).email(id("account.invalid.email"));
const newPassword = string()
  .min(PASSWORD_LENGTH, id("account.invalid.newPassword"))
  .required(id("account.invalid.newPassword"));
const newPasswordOrNone = string().test(
  "length",
  id("account.invalid.newPassword"),
  (text = "") => text === "" || text.length >= PASSWORD_LENGTH,
);
/** Only the server knows whether a number can be called: the numbering plans are too large for every page. */
const phone = typed(plainCode).test(
  "digits",
  id("account.invalid.phone"),
  (text = "") => text === "" || lettersAndDigits(text).replace(/\D/g, "").length >= FEWEST_DIGITS,
);

/** A second factor's code is asked for once the password was right. */
export type SignInValues = Record<"email" | "password" | "code", string>;

/** The schemas of the account's forms; the server checks again. Messages are message ids. */
export const signInSchema = schemaOf<SignInValues>()({
  email,
  password: string().required(id("account.invalid.password")),
  code: string(),
});

export const signUpSchema = schemaOf<Omit<NewClientValues, "PolicyEdition">>()({
  FirstName: personsName("account.invalid.firstName"),
  LastName: personsName("account.invalid.lastName"),
  email,
  password: newPasswordOrNone,
  Phone: phone,
  CountryId: string(),
  AcceptPolicies: mustBeTicked("account.invalid.accept"),
});

export const joinSchema = schemaOf<TextFields<InvitationAccepted, "FirstName" | "LastName" | "Password">>()({
  FirstName: personsName("account.invalid.firstName"),
  LastName: personsName("account.invalid.lastName"),
  Password: newPassword,
});

export const activateSchema = schemaOf<TextFields<ActivationInBrowser, "Password">>()({ Password: newPassword });

export const recoverSchema = schemaOf<TextFields<RecoverPassword, "email">>()({ email });

export const emailChangeSchema = schemaOf<TextFields<AskedEmailChange, "Email" | "Password">>()({
  Email: email,
  Password: string().required(id("account.invalid.password")),
});

export const changePasswordSchema = schemaOf<
  TextFields<ChangePassword, "OldPassword" | "NewPassword" | "ConfirmPassword">
>()({
  OldPassword: string().required(id("account.invalid.password")),
  NewPassword: newPassword.test(
    "other",
    id("field.passwordSame"),
    (typed, { parent }) => !typed || typed !== parent.OldPassword,
  ),
  ConfirmPassword: string()
    .required(id("account.invalid.confirmPassword"))
    .oneOf([ref("NewPassword")], id("account.invalid.confirmPassword")),
});

/** The one field that a profile may lack where the rest is known from a booking. (ACC-7) */
export const phoneSchema = schemaOf<Pick<ProfileValues, "Phone">>()({
  Phone: phone.required(id("account.invalid.phone")),
});

/**
 * A complete profile: exactly what the payment's guard requires (ACC-7). Names that are left as they were need no Latin
 * letters, as long as papers can show them. (PAPER-11)
 */
export const profileSchema = ({ FirstName, LastName }: Pick<Profile, "FirstName" | "LastName">) =>
  schemaOf<ProfileValues>()({
    FirstName: personsName("account.invalid.firstName", FirstName),
    LastName: personsName("account.invalid.lastName", LastName),
    Phone: phone.required(id("account.invalid.phone")),
    BirthDate: string().required(id("account.invalid.birthDate")),
    CountryId: string().required(id("account.invalid.country")),
    Address: optionalLine(LONGEST_ADDRESS.address),
    City: optionalLine(LONGEST_ADDRESS.city),
    PostalCode: optionalLine(LONGEST_ADDRESS.postalCode),
  });
