import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import {
  Accepted,
  AskedLanguage,
  Day,
  Email,
  FirstName,
  Id,
  LanguageCode,
  LastName,
  Line,
  NameLine,
  Needed,
  Nullable,
  NumberLine,
  OptionalLine,
  SiteId,
  Strict,
} from "../../shared/schemas";
import { PolicyEdition } from "../information/information.schemas";
import { LONGEST_ADDRESS, LONGEST_PHONE, PASSWORD_LENGTH } from "./account.rules";

export const NewPassword = Type.String({ minLength: PASSWORD_LENGTH, maxLength: LONGEST.password });

/** A challenge and its solution, as JSON in base64. */
const Proof = Type.String({ maxLength: 4_000 });

/** The purpose of a proof of work; a proof for one purpose is not valid for another. */
export const WORK_PURPOSES = ["registration", "recovery"] as const;
export type WorkPurpose = (typeof WORK_PURPOSES)[number];

/** A challenge before registering or recovering, in the solver library's own format. */
export const WorkChallenge = Type.Object({
  parameters: Type.Object(
    {
      algorithm: Type.String(),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Number(),
      keyLength: Type.Number(),
      keyPrefix: Type.String(),
      data: Type.Optional(
        Type.Record(Type.String(), Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
      ),
    },
    // The signature covers all parameters, so any parameter that the library may add has to be included.
    { additionalProperties: true },
  ),
  signature: Type.Optional(Type.String()),
});
export type WorkChallenge = Static<typeof WorkChallenge>;

/** `email` may also be called `cremail`, and `Phone` `PhoneNumber` (ACC-8); one of the two email fields is required. */
export const NewClient = Strict(
  {
    email: Type.Optional(Email),
    cremail: Type.Optional(Email),
    password: NewPassword,
    FirstName,
    LastName,
    Phone: Type.Optional(NumberLine(LONGEST_PHONE)),
    PhoneNumber: Type.Optional(NumberLine(LONGEST_PHONE)),
    CountryId: Type.Optional(Id),
    AcceptPolicies: Accepted("acceptPolicies"),
    /** The edition of the policies that the page showed (`getPolicyEdition`); by default the one in force. (INFO-28) */
    PolicyEdition: Type.Optional(PolicyEdition.properties.Edition),
    /** A path of our site to which the activation leads back. (ACC-15) */
    ReturnUrl: Type.Optional(Type.String({ maxLength: 2_000, ownPath: true })),
    Proof: Type.Optional(Proof),
  },
  { oneOf: ["email", "cremail"] },
);
export type NewClient = Static<typeof NewClient>;

/** With `Ticket` the page asks whether the email could not be delivered. (MAIL-8) */
export const Registered = Strict({ clientId: Id, Ticket: Type.String() });
export type Registered = Static<typeof Registered>;

/**
 * The mailed link, opened in a browser: with the registration's ticket in the browser that registered, elsewhere with
 * a password chosen now. (ACC-23)
 */
export const ActivationInBrowser = Strict({
  Code: Type.String({ maxLength: LONGEST.linkCode }),
  Ticket: Type.Optional(Type.String({ maxLength: 200 })),
  Password: Type.Optional(NewPassword),
});
export type ActivationInBrowser = Static<typeof ActivationInBrowser>;

/** The page on which the registration began; null when the link is opened again. */
export const Activated = Strict({ ReturnUrl: Nullable(Type.String()) });
export type Activated = Static<typeof Activated>;

export const RecoverPassword = Strict({ email: Email, siteId: SiteId, Proof: Type.Optional(Proof) });
export type RecoverPassword = Static<typeof RecoverPassword>;

export const ChangePassword = Strict({
  ClientId: Id,
  OldPassword: Type.String({ maxLength: LONGEST.password }),
  NewPassword,
  ConfirmPassword: Type.String({ maxLength: LONGEST.password }),
});
export type ChangePassword = Static<typeof ChangePassword>;

/** Why staff have suspended a client, and the last day (Havana) of it; null: until they lift it. (SAFE-29) */
export const Suspended = Strict({ Reason: Type.String(), LastDay: Nullable(Day) });
export type Suspended = Static<typeof Suspended>;

export const Profile = Strict({
  Id,
  clientId: Id,
  /** Both email fields are the address that the client signs in with; both phone fields below are the same number. */
  email: Email,
  cremail: Email,
  FirstName: Line(LONGEST.name),
  LastName: Line(LONGEST.name),
  Phone: Nullable(Type.String()),
  PhoneNumber: Nullable(Type.String()),
  /** The client has proven with a code that the number is theirs. */
  PhoneVerified: Type.Boolean(),
  BirthDate: Nullable(Day),
  CountryId: Nullable(Id),
  Address: Nullable(Type.String()),
  City: Nullable(Type.String()),
  PostalCode: Nullable(Type.String()),
  Language: LanguageCode,
  /** Absent if the client may book. */
  Suspended: Type.Optional(Suspended),
});
export type Profile = Static<typeof Profile>;

/** A profile may be sent back as it was answered: fields that cannot be changed here must be unchanged. (ACC-8) */
export const ProfileUpdate = Strict(
  {
    clientId: Id,
    Id: Type.Optional(Id),
    email: Type.Optional(Email),
    cremail: Type.Optional(Email),
    PhoneVerified: Type.Optional(Type.Boolean()),
    /** In Latin letters, or unchanged. (PAPER-11) */
    FirstName: Needed(NameLine, "firstNameRequired"),
    LastName: Needed(NameLine, "lastNameRequired"),
    Phone: Type.Optional(Nullable(NumberLine(LONGEST_PHONE, 0))),
    PhoneNumber: Type.Optional(Nullable(NumberLine(LONGEST_PHONE, 0))),
    BirthDate: Nullable(Day),
    CountryId: Nullable(Id),
    Address: Nullable(OptionalLine(LONGEST_ADDRESS.address)),
    City: Nullable(OptionalLine(LONGEST_ADDRESS.city)),
    PostalCode: Nullable(OptionalLine(LONGEST_ADDRESS.postalCode)),
    Language: AskedLanguage,
    /** Accepted with any value and ignored: this call does not suspend or unsuspend. */
    Suspended: Type.Optional(Suspended),
  },
  { oneOf: ["Phone", "PhoneNumber"] },
);
export type ProfileUpdate = Static<typeof ProfileUpdate>;

export const Country = Strict({
  Id,
  Iso: Type.String(),
  Name: Type.String(),
  /** Months for which its passports must still be valid from the first service's start. (DOC-3) */
  PassportMonths: Type.Integer(),
});
export type Country = Static<typeof Country>;
