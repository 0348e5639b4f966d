import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { recipientOf } from "../../../features/account/server/account.repository";
import { type StaffMember, type StaffPeople, staffPeople } from "../../../features/account/server/staff/staffPeople";
import { addSystemNote } from "../../../features/notes/server/notes.repository";
import { mailFacts } from "../../../features/plan/server/mailFacts";
import { notifier } from "../../../platform/server/notify/notify";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { knownLanguage, languages } from "../../../shared/language";
import { isStaffRole, STAFF_ROLES } from "../../../shared/staffRole";
import { instantText } from "../../../shared/written";
import type { Settings } from "../config";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** Who is of the staff: the commands of `malecon staff`. (DESK-18, DESK-19) */
export function addStaffCommands(all: Command, { settings, say }: Edge): void {
  const staff = all.command("staff").description("who works in the back office, and as what");

  staff
    .command("invite")
    .description("mail somebody a link by which they become one of the staff; a new link ends the last")
    .argument("<mail>", "their email address")
    .requiredOption("--role <role>", `what they are there for: ${STAFF_ROLES.join(", ")}`)
    .option(
      "--lang <language>",
      `the language of the mail and of their desk: ${languages.join(", ")}`,
      DEFAULT_LANGUAGE,
    )
    .action(async (mail: string, given: { role: string; lang: string }) => {
      const language = knownLanguage(given.lang);
      if (!isStaffRole(given.role)) throw new Error(`--role must be one of ${STAFF_ROLES.join(", ")}`);
      if (!language) throw new Error(`--lang must be one of ${languages.join(", ")}`);
      const invited = { email: mail, staffRole: given.role, language };
      const until = await onStaff(settings(), (people) => people.invite(invited));
      say(
        `The invitation waits in the outbox: a running server sends it within seconds. It is good until ${moment(until)}.`,
      );
    });

  staff
    .command("disable")
    .description("end somebody's sessions at once, and let them in no more; also takes an invitation back")
    .argument("<mail>", "their email address")
    .action(async (mail: string) => {
      await onStaff(settings(), (people) => people.disable(mail));
      say(`${mail} is let in no more. To take them back, invite them again.`);
    });

  staff
    .command("forget-factor")
    .description("for who has lost their second factor: ends their sessions, and they set a new one up")
    .argument("<mail>", "their email address")
    .action(async (mail: string) => {
      await onStaff(settings(), (people) => people.forgetFactor(mail));
      say(`${mail} signs in with the password alone and sets a second factor up. Be sure who has asked you for it.`);
    });

  staff
    .command("list")
    .description("say who is of the staff, who was, and who is invited")
    .action(async () => {
      const members = await onStaff(settings(), (people) => people.list());
      for (const member of members) say(lineOf(member));
      if (members.length === 0) say('There is nobody yet. Begin with "malecon staff invite <mail> --role owner".');
    });
}

const moment = (at: number) => `${instantText(at, "en")} (Havana)`;

const standings = {
  inService: "in service",
  disabled: "disabled",
  invited: "invited until",
  invitationOver: "invitation over since",
};

function lineOf({ email, name, standing }: StaffMember): string {
  const until = "until" in standing ? ` ${moment(standing.until)}` : "";
  return `${standing.role.padEnd(8)} ${email.padEnd(32)} ${standings[standing.kind]}${until}${name ? `  (${name})` : ""}`;
}

const onStaff = <Result>(settings: Settings, work: (people: StaffPeople) => Promise<Result>): Promise<Result> =>
  onDatabase(settings, async (db) => {
    const { mail } = notifier({
      publicUrl: settings.publicUrl,
      recipientOf,
      addNote: addSystemNote,
      factsOf: mailFacts,
    });
    return work(staffPeople({ db, now: Date.now, mail, random: randomBytes }));
  });
