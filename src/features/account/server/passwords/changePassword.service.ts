import { type Caller, requireSelf } from "../../../../platform/server/http/caller";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { signInPath } from "../../account.pages";
import { GUESSES } from "../../account.rules";
import type { ChangePassword } from "../../account.schemas";
import { clientById, lockClientByEmail, updateClient } from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import type { Sessions } from "../session/sessions.service";
import { demandUncommon } from "./commonPasswords";
import { hashPassword, isPassword, isSamePassword } from "./passwords";

type Deps = Pick<Services, "db" | "now"> & { sessions: Sessions; mail: Notifier["mail"] };

/** Changes a client's own password. Ends all other sessions and notifies the client by email. (ACC-6, SESSION-4) */
export function changePasswordService({ db, now, sessions, mail }: Deps) {
  const guesses = attemptLimit({ db, now, kind: "change of password" }, GUESSES);

  /**
   * For the client. `refreshToken`: the one of the current session. Throws `invalid` when the two new passwords differ
   * or are the old one, `account.passwordTooCommon`, `account.wrongPassword` and `tooManyRequests`.
   */
  return async (caller: Caller, change: ChangePassword, refreshToken: string | null): Promise<void> => {
    requireSelf(caller, change.ClientId);
    if (change.NewPassword !== change.ConfirmPassword) throw wrongField("ConfirmPassword", "passwordsDiffer");
    if (isSamePassword(change.OldPassword, change.NewPassword)) throw wrongField("NewPassword", "passwordSame");
    if (!(await guesses.take(String(change.ClientId)))) throw new Problem("tooManyRequests");
    const client = await clientById(db, change.ClientId);
    if (!client) throw new Problem("notFound");
    await demandUncommon(db, { password: change.NewPassword, email: client.email, field: "NewPassword" });
    if (!(await isPassword(change.OldPassword, client.passwordHash))) throw wrongPassword();
    const passwordHash = await hashPassword(change.NewPassword);
    await guesses.forgive(String(change.ClientId));
    const at = now();
    await db.transaction(async (tx) => {
      // A concurrent change was first: the old password is no longer right.
      if ((await lockClientByEmail(tx, client.email))?.passwordHash !== client.passwordHash) throw wrongPassword();
      await updateClient(tx, client.id, {
        passwordHash,
        temporaryPasswordHash: null,
        temporaryPasswordExpiresAt: null,
      });
      await sessions.endOthers(tx, client.id, refreshToken);
      const { id: clientId, email, firstName: name, language } = client;
      const recipient = { clientId, email, name, language };
      const key = `client-${clientId}-passwordChanged-${at}`;
      await mail(tx, { recipient, key, template: "passwordChanged", values: {}, secrets: [], path: signInPath(), at });
    });
  };
}

const wrongPassword = () => new Problem("account.wrongPassword", {}, [{ Field: "OldPassword", Code: "wrongPassword" }]);
