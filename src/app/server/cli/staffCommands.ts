import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { recipientOf } from "../../../features/account/server/account.repository";
import type { Supplies } from "../../../features/account/server/staff/staff.ports";
import { type StaffMember, type StaffPeople, staffPeople } from "../../../features/account/server/staff/staffPeople";
import { putSupplies, supplyNames } from "../../../features/desk/server/supplier/supplier.repository";
import { addSystemNote } from "../../../features/notes/server/notes.repository";
import { mailFacts } from "../../../features/plan/server/mailFacts";
import { notifier } from "../../../platform/server/notify/notify";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { knownLanguage, languages } from "../../../shared/language";
import { isStaffRole, STAFF_ROLES } from "../../../shared/staffRole";
import { instantText } from "../../../shared/written";
import type { Settings } from "../config/config";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** The commands of `malecon staff`. (DESK-18, DESK-19) */
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
    .option("--company <id>", "of a supplier: the rental company whose bookings they answer, as in companies.csv")
    .option("--house <id...>", "of a supplier: the hotels and villas whose bookings they answer, as in houses.csv")
    .action(async (mail: string, given: { role: string; lang: string } & SuppliedIds) => {
      const language = knownLanguage(given.lang);
      if (!isStaffRole(given.role)) throw new Error(`--role must be one of ${STAFF_ROLES.join(", ")}`);
      if (!language) throw new Error(`--lang must be one of ${languages.join(", ")}`);
      const supplies = suppliesOf(given);
      if (given.role === "supplier" && !supplies)
        throw new Error("--role supplier needs --company ID, or --house ID for each hotel and villa");
      if (given.role !== "supplier" && supplies) throw new Error("--company and --house are for --role supplier");
      const invited = { email: mail, staffRole: given.role, language, ...(supplies && { supplies }) };
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

type SuppliedIds = { company?: string; house?: string[] };

function suppliesOf({ company, house }: SuppliedIds): Supplies | undefined {
  if (company !== undefined && house !== undefined) throw new Error("--company or --house, not both");
  const given = company !== undefined ? [company] : house;
  const wrong = given?.find((id) => !/^[1-9]\d{0,8}$/.test(id));
  if (wrong !== undefined)
    throw new Error(`${wrong} is no id: companies.csv and houses.csv of "malecon export" have them`);
  return given && { kind: company !== undefined ? "company" : "house", ids: given.map(Number) };
}

const moment = (at: number) => `${instantText(at, "en")} (Havana)`;

const standings = {
  inService: "in service",
  disabled: "disabled",
  invited: "invited until",
  invitationOver: "invitation over since",
};

function lineOf({ email, name, supplies, standing }: StaffMember): string {
  const supplied = standing.role === "supplier" ? `  for ${supplies.join(", ") || "nobody any more"}` : "";
  const until = "until" in standing ? ` ${moment(standing.until)}` : "";
  return `${standing.role.padEnd(8)} ${email.padEnd(32)} ${standings[standing.kind]}${until}${name ? `  (${name})` : ""}${supplied}`;
}

const onStaff = <Result>(settings: Settings, work: (people: StaffPeople) => Promise<Result>): Promise<Result> =>
  onDatabase(settings, async (db) => {
    const { mail } = notifier({
      publicUrl: settings.publicUrl,
      recipientOf,
      addNote: addSystemNote,
      factsOf: mailFacts,
    });
    const supplies = { put: putSupplies, names: supplyNames };
    return work(staffPeople({ db, now: Date.now, mail, random: randomBytes, supplies }));
  });
