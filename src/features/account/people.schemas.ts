import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, LanguageCode, Nullable, Reason, Strict } from "../../shared/schemas";
import { supplierKinds } from "./account.rules";
import { StaffRole } from "./staff.schemas";

const Named = Strict({ Id: Type.Integer(), Name: Type.String() });

/** One of the staff, or somebody invited. (DESK-105) */
export const Person = Strict({
  PersonId: Type.Integer(),
  email: Email,
  /** Empty until they have joined. */
  Name: Type.String(),
  /** Their role, or the role of their invitation. */
  StaffRole,
  /** The suppliers whose bookings the person answers; null for other roles, and if none is left. */
  Supplies: Nullable(Strict({ Kind: Type.Enum(supplierKinds), Of: Type.Array(Named) })),
  Status: Type.Enum(["invited", "invitationOver", "inService", "disabled"]),
  /** When an invitation expires, or expired. */
  InvitedUntil: Nullable(InstantMs),
  SecondFactor: Type.Boolean(),
  /** The number of open sessions. */
  Sessions: Type.Integer(),
  /** When one of their sessions last began or was renewed; null: none is known. */
  LastSeenAt: Nullable(InstantMs),
  /** The caller. */
  Self: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** For whom a supplier's person may be invited. */
export const SupplyChoices = Strict({ Companies: Type.Array(Named), Houses: Type.Array(Named) });
export type SupplyChoices = Static<typeof SupplyChoices>;

/** A role and, for suppliers' people only, whose bookings they answer. */
const inRole = {
  StaffRole,
  Supplies: Nullable(Strict({ Kind: Type.Enum(supplierKinds), Ids: Type.Array(Id, { minItems: 1, maxItems: 500 }) })),
};

export const NewPerson = Strict({ email: Email, ...inRole, Language: LanguageCode });
export type NewPerson = Static<typeof NewPerson>;

export const OfInvited = Strict({ PersonId: Id });
export type OfInvited = Static<typeof OfInvited>;

export const Invited = Strict({ Until: InstantMs });
export type Invited = Static<typeof Invited>;

/** The reason is written to the audit log. */
export const OfPerson = Strict({ PersonId: Id, Reason });
export type OfPerson = Static<typeof OfPerson>;

export const NewRole = Strict({ PersonId: Id, ...inRole, Reason });
export type NewRole = Static<typeof NewRole>;
