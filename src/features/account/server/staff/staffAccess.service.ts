import { create } from "qrcode";
import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { NewFactor, OwnAccess, RecoveryCodes, StaffSelf } from "../../staff.schemas";
import { type ClientRow, clientById, lockClientById } from "../account.repository";
import type { DemandPassword } from "../passwords/ownPassword";
import type { RandomBytes } from "../secrets";
import { liveFamilies } from "../session/sessions.repository";
import type { Sessions } from "../session/sessions.service";
import { newFactorSecret, type SecondFactorCheck, totpOf, type Verdict } from "./secondFactor";
import { dropFactor, hasFactor, putFactor, recoveryCodesLeft } from "./secondFactor.repository";

type Parts = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  demandPassword: DemandPassword;
  secondFactor: SecondFactorCheck;
  mail: Notifier["mail"];
  random: RandomBytes;
  /** Nobody of the staff does anything without one. */
  required: boolean;
};

/** How one of the staff gets in: the second factor and the sessions, seen and changed by themselves alone. (DESK-20, DESK-21) */
export function staffAccessService(parts: Parts) {
  const { db, now, sessions, demandPassword, secondFactor, mail, random, required } = parts;
  return {
    /** Any of the staff, as whom they may act. */
    self: async (caller: Caller): Promise<StaffSelf> => ({ StaffRole: (await ownRow(db, caller)).staffRole }),

    /** `token`: the refresh token of the browser that asks, whose session is the current one. */
    look: async (caller: Caller, token: string | undefined): Promise<OwnAccess> => {
      const { id, staffRole, email } = await ownRow(db, caller);
      const current = token ? await sessions.liveSession(token) : null;
      const On = await hasFactor(db, id);
      return {
        email,
        StaffRole: staffRole,
        SecondFactor: { On, Required: required, RecoveryCodesLeft: On ? await recoveryCodesLeft(db, id) : 0 },
        Sessions: (await liveFamilies(db, id, now())).map(({ family, device, begunAt, lastAt }) => ({
          SessionId: family,
          Device: device,
          BegunAt: begunAt,
          LastAt: lastAt,
          Current: family === current?.sessionId,
        })),
      };
    },

    /** With the password. Nothing is asked for until a first code has confirmed it. Throws `account.secondFactorOn`. */
    begin: async (caller: Caller, password: string): Promise<NewFactor> => {
      const { id, email } = await ownRow(db, caller);
      await demandPassword(id, password);
      const secret = newFactorSecret(random);
      await db.transaction(async (tx) => {
        await lockClientById(tx, id);
        if (await hasFactor(tx, id)) throw new Problem("account.secondFactorOn");
        await putFactor(tx, id, secret);
      });
      const uri = totpOf(secret, email).toString();
      return { Secret: secret, Uri: uri, Qr: qrOf(uri) };
    },

    /** Ends all other sessions, which were begun without it. Throws `account.secondFactorWrong` and `tooManyRequests`. */
    confirm: async (caller: Caller, code: string, token: string | undefined): Promise<RecoveryCodes> => {
      const own = await ownRow(db, caller);
      const { verdict, codes } = await secondFactor.confirm(own.id, code, async (tx) => {
        await sessions.endOthers(tx, own.id, token ?? null);
        await tell(tx, caller, own, "secondFactorOn");
      });
      demandRight(verdict);
      return { RecoveryCodes: codes };
    },

    /** With the password and a code. Throws `account.secondFactorWrong` and `tooManyRequests`. */
    end: async (caller: Caller, { Password, Code }: { Password: string; Code: string }): Promise<void> => {
      const own = await ownRow(db, caller);
      await demandPassword(own.id, Password);
      demandRight(await secondFactor.take(own.id, Code));
      await db.transaction(async (tx) => {
        if (await dropFactor(tx, own.id)) await tell(tx, caller, own, "secondFactorOff");
      });
    },

    /** One of one's own sessions; nothing happens for another id. */
    endSession: async (caller: Caller, sessionId: string): Promise<void> => {
      const { id } = await ownRow(db, caller);
      await sessions.endOwn(id, sessionId);
    },
  };

  async function tell(tx: Tx, caller: Caller, own: ClientRow, template: "secondFactorOn" | "secondFactorOff") {
    const at = now();
    const { id, email, firstName: name, language } = own;
    await writeAudit(tx, { at, caller, action: `staff.${template}`, subject: `staff ${id}` });
    const recipient = { clientId: id, email, name, language };
    const letter = { template, values: {}, secrets: [], path: "/support/access" };
    await mail(tx, { recipient, key: `staff-${id}-${template}-${at}`, ...letter, at });
  }
}

async function ownRow(tx: Tx, caller: Caller) {
  requireStaff(caller);
  const row = await clientById(tx, caller.clientId);
  const staffRole = row?.staffRole;
  if (!row || !staffRole) throw new Problem("forbidden");
  return { ...row, staffRole };
}

function demandRight(verdict: Verdict): void {
  if (verdict === "slow") throw new Problem("tooManyRequests");
  if (verdict === "wrong")
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
