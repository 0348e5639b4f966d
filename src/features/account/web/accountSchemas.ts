import { object, ref, string } from "yup";
import { optionalLine, personsName, ticked, typed } from "../../../platform/web/forms/rules";
import type { MessageId } from "../../../platform/web/messages";
import { plainEmail } from "../../../shared/contacts";
import { lettersAndDigits, plainCode } from "../../../shared/plainText";
import { PASSWORD_LENGTH } from "../account.rules";
import type { Profile } from "../account.schemas";

const id = (message: MessageId) => message;
/** The shortest numbers of small islands. */
const FEWEST_DIGITS = 4;

const email = typed(plainEmail).required(id("account.invalid.email")).email(id("account.invalid.email"));
const newPassword = string()
  .min(PASSWORD_LENGTH, id("account.invalid.newPassword"))
  .required(id("account.invalid.newPassword"));
/** Whether a number can be called only the server says: the numbering plans are too large for every page. */
const phone = typed(plainCode).test(
  "digits",
  id("account.invalid.phone"),
  (text = "") => text === "" || lettersAndDigits(text).replace(/\D/g, "").length >= FEWEST_DIGITS,
);

/** The schemas of the account's forms; the server checks again. Messages are message ids. */
export const signInSchema = object({ email, password: string().required(id("account.invalid.password")) });

export const signUpSchema = object({
  FirstName: personsName("account.invalid.firstName"),
  LastName: personsName("account.invalid.lastName"),
  email,
  password: newPassword,
  Phone: phone,
  AcceptPolicies: ticked("account.invalid.accept"),
});

export const joinSchema = object({
  FirstName: personsName("account.invalid.firstName"),
  LastName: personsName("account.invalid.lastName"),
  Password: newPassword,
});

export const activateSchema = object({ Password: newPassword });

export const recoverSchema = object({ email });

export const emailChangeSchema = object({
  Email: email,
  Password: string().required(id("account.invalid.password")),
});

export const changePasswordSchema = object({
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

/**
 * A complete profile: exactly what the payment's guard requires (ACC-7). Names that are left as they were need no Latin
 * letters, as long as papers can show them. (PAPER-11)
 */
export const profileSchema = ({ FirstName, LastName }: Pick<Profile, "FirstName" | "LastName">) =>
  object({
    FirstName: personsName("account.invalid.firstName", FirstName),
    LastName: personsName("account.invalid.lastName", LastName),
    Phone: phone.required(id("account.invalid.phone")),
    BirthDate: string().required(id("account.invalid.birthDate")),
    CountryId: string().required(id("account.invalid.country")),
    Address: optionalLine(160),
    City: optionalLine(80),
    PostalCode: optionalLine(16),
  });
