import { create } from "qrcode";
import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { readSeller } from "../../../../platform/server/shop/shop.repository";
import type {
  FactorProof,
  MadePasskey,
  NewFactor,
  NewPasskey,
  OwnAccess,
  PasskeyEnd,
  PasskeyRequest,
  RecoveryCodes,
} from "../../access.schemas";
import { FRESH_SIGN_IN } from "../../account.rules";
import type { StaffSelf } from "../../staff.schemas";
import { type ClientRow, clientById, lockClientById } from "../account.repository";
import type { DemandPassword } from "../passwords/ownPassword";
import type { RandomBytes } from "../secrets";
import { authenticatedAt, markAuthenticated } from "../session/sessions.repository";
import type { Sessions } from "../session/sessions.service";
import { factorMail, ownerOfFactor } from "./factorMail";
import type { Passkeys } from "./passkeys";
import { countPasskeys, deletePasskey, passkeysOf } from "./passkeys.repository";
import { newFactorSecret, proofIn, type SecondFactorCheck, totpOf, type Verdict } from "./secondFactor";
import { dropFactor, hasApp, hasFactor, recoveryCodesLeft, saveApp } from "./secondFactor.repository";

type Deps = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  demandPassword: DemandPassword;
  secondFactor: SecondFactorCheck;
  passkeys: Passkeys;
  mail: Notifier["mail"];
  random: RandomBytes;
  /** Staff may do nothing without a second factor; clients need none. */
  required: boolean;
};

/** A person's own second factor, for nobody else to see or change. (DESK-20, SAFE-40, SAFE-72) */
export function accessService(deps: Deps) {
  const { db, now, sessions, demandPassword, secondFactor, passkeys, mail, random, required } = deps;
  return {
    /** For all staff: their role, read from their row, as a token without a proven second factor carries none. */
    self: async (caller: Caller): Promise<StaffSelf> => {
      requireStaff(caller);
      const { staffRole: StaffRole } = await ownRow(db, caller);
      if (StaffRole === null) throw new Problem("forbidden");
      return { StaffRole, NeedsSecondFactor: caller.staffRole === undefined };
    },

    look: async (caller: Caller): Promise<OwnAccess> => {
      const { id, staffRole, email } = await ownRow(db, caller);
      const On = await hasFactor(db, id);
      return {
        email,
        StaffRole: staffRole,
        SecondFactor: {
          On,
          Required: required && staffRole !== null,
          PasswordAsked: On || !(await isFresh(caller)),
          App: await hasApp(db, id),
          TakesPasskeys: passkeys.areTaken,
          RecoveryCodesLeft: On ? await recoveryCodesLeft(db, id) : 0,
          Passkeys: (await passkeysOf(db, id)).map(
            ({ id: PasskeyId, name: Name, addedAt: AddedAt, usedAt: UsedAt }) => ({
              PasskeyId,
              Name,
              AddedAt,
              UsedAt,
            }),
          ),
        },
      };
    },

    /**
     * Begins to set up an app; its codes count once a first one has been confirmed. Needs a proof, as all changes of
     * the second factor do: throws `account.secondFactorNeeded`, `account.secondFactorWrong`, `account.passkeyRefused`
     * and `tooManyRequests`; here also `account.secondFactorOn`.
     */
    begin: async (caller: Caller, proof: FactorProof): Promise<NewFactor> => {
      const { id, email } = await proven(caller, proof);
      const secret = newFactorSecret(random);
      await db.transaction(async (tx) => {
        await lockClientById(tx, id);
        if (await hasApp(tx, id)) throw new Problem("account.secondFactorOn");
        await saveApp(tx, id, secret);
      });
      const uri = totpOf(secret, email, await readSeller(db)).toString();
      return { Secret: secret, Uri: uri, Qr: qrOf(uri) };
    },

    /** Confirms the app with its first code. Throws `account.secondFactorWrong` and `tooManyRequests`. */
    confirm: async (caller: Caller, code: string, token: string | undefined): Promise<RecoveryCodes> => {
      const own = await ownRow(db, caller);
      const { verdict, codes } = await secondFactor.confirmApp(own.id, code, (tx, wasOn) =>
        wasOn ? mailChange(tx, caller, own, "factorAppAdded") : turnedOn(tx, caller, own, token),
      );
      demandRight(verdict, "Code");
      return { RecoveryCodes: codes };
    },

    /**
     * Draws new recovery codes, which void the earlier ones. Needs a proof. Throws `account.secondFactorOff` without a
     * second factor.
     */
    renewCodes: async (caller: Caller, proof: FactorProof): Promise<RecoveryCodes> => {
      const own = await proven(caller, proof);
      const codes = await secondFactor.renewCodes(own.id, (tx) => mailChange(tx, caller, own, "recoveryCodesRenewed"));
      return { RecoveryCodes: codes };
    },

    /** A challenge for a passkey, as a proof. */
    askPasskey: async (caller: Caller): Promise<PasskeyRequest> => {
      const { id } = await ownRow(db, caller);
      return { Options: await passkeys.optionsToProve(id) };
    },

    /** Begins to add a passkey; needs a proof. Also throws `account.passkeyNeedsName` and `account.passkeysFull`. */
    beginPasskey: async (caller: Caller, proof: FactorProof): Promise<NewPasskey> => {
      const { id: clientId, email } = await proven(caller, proof);
      return { Options: await passkeys.optionsToAdd({ clientId, email }) };
    },

    /**
     * Stores the new passkey. Throws `account.passkeyRefused`, `account.passkeysFull` and `account.passkeyOfAnother`.
     */
    addPasskey: async (
      caller: Caller,
      { Name, Answer }: MadePasskey,
      token: string | undefined,
    ): Promise<RecoveryCodes> => {
      const own = await ownRow(db, caller);
      const row = { ...(await passkeys.made(own.id, Answer)), clientId: own.id, name: Name };
      const codes = await secondFactor.addPasskey(row, (tx, wasOn) =>
        wasOn ? mailChange(tx, caller, own, "passkeyAdded", { passkey: Name }) : turnedOn(tx, caller, own, token),
      );
      return { RecoveryCodes: codes };
    },

    /**
     * Needs a proof. Throws `account.passkeyLast` for the last part of the second factor; that one is turned off
     * instead.
     */
    removePasskey: async (caller: Caller, { PasskeyId, ...proof }: PasskeyEnd): Promise<void> => {
      const own = await proven(caller, proof);
      await db.transaction(async (tx) => {
        await lockClientById(tx, own.id);
        const removed = await deletePasskey(tx, own.id, PasskeyId);
        if (!removed) return;
        if (!(await hasApp(tx, own.id)) && (await countPasskeys(tx, own.id)) === 0)
          throw new Problem("account.passkeyLast");
        await mailChange(tx, caller, own, "passkeyRemoved", { passkey: removed.name });
      });
    },

    /**
     * Proves again who the caller is, for calls that give power or move money: by a proof of the second factor, or by
     * the password if there is none. The session's next token records it. Throws as a proof does. (SAFE-60)
     */
    reauthenticate: async (caller: Caller, { Password, Code, Passkey }: FactorProof): Promise<void> => {
      const own = await ownRow(db, caller);
      if (await secondFactor.isAskedOf(own.id)) await demandFactor(caller, { Code, Passkey });
      else if (Password === undefined) throw wrongField("Password", "required");
      else await demandPassword(own.id, Password);
      if (caller.sessionId !== undefined) await markAuthenticated(db, own.id, caller.sessionId, now());
    },

    /** Turns the second factor off, with a proof of it. */
    end: async (caller: Caller, proof: FactorProof): Promise<void> => {
      const own = await proven(caller, proof);
      await db.transaction(async (tx) => {
        if (await dropFactor(tx, own.id)) await mailChange(tx, caller, own, "secondFactorOff");
      });
    },
  };

  /**
   * The caller's row, after checking the password and, if it is on, the second factor. To set up the first one, having
   * just signed in with the password is enough.
   */
  async function proven(caller: Caller, { Password, Code, Passkey }: FactorProof) {
    const own = await ownRow(db, caller);
    const isOn = await secondFactor.isAskedOf(own.id);
    if (Password !== undefined) await demandPassword(own.id, Password);
    else if (isOn || !(await isFresh(caller))) throw wrongField("Password", "required");
    if (isOn) await demandFactor(caller, { Code, Passkey });
    return own;
  }

  async function demandFactor({ clientId, sessionId }: Caller, { Code, Passkey }: FactorProof): Promise<void> {
    const proof = proofIn({ code: Code, passkey: Passkey });
    if (!proof) throw new Problem("account.secondFactorNeeded");
    demandRight(await secondFactor.take(clientId, proof, sessionId), "passkey" in proof ? "Passkey" : "Code");
  }

  /** Whether the caller has just typed their own password to begin this session. (SAFE-40) */
  async function isFresh({ clientId, sessionId }: Caller): Promise<boolean> {
    const at = sessionId === undefined ? null : await authenticatedAt(db, clientId, sessionId);
    return at !== null && now() - at < FRESH_SIGN_IN;
  }

  /** Ends the other sessions, which began without the second factor. */
  async function turnedOn(tx: Tx, caller: Caller, own: ClientRow, token: string | undefined) {
    await sessions.endOthers(tx, own.id, token ?? null);
    await mailChange(tx, caller, own, "secondFactorOn");
  }

  async function mailChange(
    tx: Tx,
    caller: Caller,
    own: ClientRow,
    template: FactorChange,
    values: Parameters<typeof factorMail>[1]["values"] = {},
  ) {
    const at = now();
    const whose = ownerOfFactor(own);
    await writeAudit(tx, { at, caller, action: `${whose}.${template}`, subject: `${whose} ${own.id}` });
    await mail(tx, factorMail(own, { template, values, at }));
  }
}

/** The caller's own row. Throws `forbidden` for former staff. */
async function ownRow(tx: Tx, { clientId, role }: Caller): Promise<ClientRow> {
  const row = await clientById(tx, clientId);
  if (!row || (role === "staff" && row.staffRole === null)) throw new Problem("forbidden");
  return row;
}

function demandRight(verdict: Verdict, by: "Code" | "Passkey"): void {
  if (verdict === "slow") throw new Problem("tooManyRequests");
  if (verdict === "right") return;
  if (by === "Passkey") throw new Problem("account.passkeyRefused");
  throw new Problem("account.secondFactorWrong", {}, [{ Field: "Code", Code: "secondFactorWrong" }]);
}

/** A QR code as the path of its dark squares, each one unit wide, for an SVG of `Size` units. */
function qrOf(text: string): NewFactor["Qr"] {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = squares.filter(([column, row]) => modules.get(row, column));
  return { Size: size, Path: dark.map(([column, row]) => `M${column} ${row}h1v1h-1z`).join("") };
}

/** Changes of a user's own second factor: each is audited, and notified by the email of that name. */
type FactorChange = Exclude<
  Parameters<typeof factorMail>[1]["template"],
  "recoveryCodeUsed" | "secondFactorGuessed" | "factorForgotten"
>;
