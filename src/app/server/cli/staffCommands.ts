import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import type { Supplies } from "../../../features/account/server/staff/staff.ports";
import { type StaffMember, type StaffPeople, staffPeople } from "../../../features/account/server/staff/staffPeople";
import { suppliersOfStaff } from "../../../features/desk/server/records/supplier.repository";
import { Problem } from "../../../platform/server/problem";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { plainEmail } from "../../../shared/contacts";
import type { ErrorCode } from "../../../shared/errors";
import { knownLanguage, languages } from "../../../shared/language";
import { instantText } from "../../../shared/longDate";
import { isStaffRole, STAFF_ROLES, type StaffRole } from "../../../shared/staffRole";
import type { Settings } from "../config/config";
import { notifierOf } from "./notifierOf";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** The commands of `malecon staff`. (DESK-18, DESK-19, DESK-105) */
export function addStaffCommands(all: Command, { settings, say }: Edge): void {
  const staff = all.command("staff").description("who works in the back office, and as what");
  /** A command about somebody by their email address. */
  const about = (name: string, description: string) =>
    staff.command(name).description(description).argument("<mail>", "their email address");
  const inRole = (command: Command) =>
    command
      .requiredOption("--role <role>", `what they are there for: ${STAFF_ROLES.join(", ")}`)
      .option("--company <id>", "of a supplier: the rental company whose bookings they answer, as in companies.csv")
      .option("--house <id...>", "of a supplier: the hotels and villas whose bookings they answer, as in houses.csv");
  const onStaff = <Result>(mail: string, work: (people: StaffPeople) => Promise<Result>) =>
    inWords(mail, () => withStaff(settings(), work));

  inRole(about("invite", "mail somebody a link by which they become one of the staff; a new link ends the last"))
    .option(
      "--lang <language>",
      `the language of the mail and of their desk: ${languages.join(", ")}`,
      DEFAULT_LANGUAGE,
    )
    .action(async (mail: string, given: RoleOptions & { lang: string }) => {
      const language = knownLanguage(given.lang);
      const role = roleIn(given);
      if (!language) throw new Error(`--lang must be one of ${languages.join(", ")}`);
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plainEmail(mail))) throw new Error(`${mail} is no email address`);
      const until = await onStaff(mail, (people) => people.invite(null, { email: mail, language, ...role }));
      say(
        `The invitation waits in the outbox: a running server sends it within seconds. It is good until ${moment(until)}.`,
      );
    });

  about("disable", "end somebody's sessions at once, and let them in no more; also takes an invitation back").action(
    async (mail: string) => {
      await onStaff(mail, (people) => people.disable(null, { email: mail }));
      say(`${mail} is let in no more. To take them back: "malecon staff enable ${mail}", or invite them again.`);
    },
  );

  about("enable", "let somebody in again who was disabled, with the password and second factor from before").action(
    async (mail: string) => {
      await onStaff(mail, (people) => people.enable(null, { email: mail }));
      say(`${mail} is let in again. For a new password invite them instead.`);
    },
  );

  inRole(about("role", "give somebody another role, or a supplier's person others to answer for")).action(
    async (mail: string, given: RoleOptions) => {
      const role = roleIn(given);
      await onStaff(mail, (people) => people.changeRole(null, { email: mail }, role));
      say(`The role of ${mail} is ${role.staffRole} from their next sign-in on. Their sessions have ended.`);
    },
  );

  about("end-sessions", "end all sessions of somebody, who can sign in again").action(async (mail: string) => {
    await onStaff(mail, (people) => people.endSessions(null, { email: mail }));
    say(`All sessions of ${mail} have ended.`);
  });

  about("forget-factor", "for who has lost their second factor: ends their sessions, and they set a new one up").action(
    async (mail: string) => {
      await onStaff(mail, (people) => people.forgetFactor(null, { email: mail }));
      say(`${mail} signs in with the password alone and sets a second factor up. Be sure who has asked you for it.`);
    },
  );

  staff
    .command("list")
    .description("say who is of the staff, who was, and who is invited")
    .action(async () => {
      const members = await withStaff(settings(), (people) => people.list());
      for (const member of members) say(lineOf(member));
      if (members.length === 0) say('There is nobody yet. Begin with "malecon staff invite <mail> --role owner".');
    });
}

type RoleOptions = { role: string; company?: string; house?: string[] };

function roleIn(given: RoleOptions): { staffRole: StaffRole; supplies: Supplies | null } {
  const { role: staffRole } = given;
  if (!isStaffRole(staffRole)) throw new Error(`--role must be one of ${STAFF_ROLES.join(", ")}`);
  const supplies = suppliesOf(given);
  if (staffRole === "supplier" && !supplies)
    throw new Error("--role supplier needs --company ID, or --house ID for each hotel and villa");
  if (staffRole !== "supplier" && supplies) throw new Error("--company and --house are for --role supplier");
  return { staffRole, supplies };
}

function suppliesOf({ company, house }: RoleOptions): Supplies | null {
  if (company !== undefined && house !== undefined) throw new Error("--company or --house, not both");
  const given = company !== undefined ? [company] : house;
  const wrong = given?.find((id) => !/^[1-9]\d{0,8}$/.test(id));
  if (wrong !== undefined)
    throw new Error(`${wrong} is no id: companies.csv and houses.csv of "malecon export" have them`);
  return given ? { kind: company !== undefined ? "company" : "house", ids: given.map(Number) } : null;
}

/** What the operator reads for a refusal: what to do instead, by commands. */
const refusals: Partial<Record<ErrorCode, (mail: string, facts: Problem["facts"]) => string>> = {
  "staff.already": (mail, { role }) =>
    `${mail} is one of the staff already (${role}): "malecon staff role" gives another role`,
  "staff.isClient": (mail) => `${mail} has the account of a client, whose bookings stay theirs: invite another address`,
  "staff.lastOwner": (mail) =>
    `${mail} is the only owner, and nobody could open the owner's pages: invite another owner first ` +
    '("malecon staff invite MAIL --role owner"), and go on once they have joined',
  "staff.noFactor": (mail) => `${mail} has no second factor as one of the staff`,
  "staff.notDisabled": (mail) => `${mail} is not disabled: "malecon staff list" says who is`,
  "staff.notInService": (mail) => `${mail} is not in service: "malecon staff list" says who is`,
  "staff.supplierUnknown": (_mail, { ids }) =>
    `there is no such company or property in the catalogue: ${ids}. See its companies.csv, houses.csv`,
  "staff.unknown": (mail) => `${mail} is not one of the staff: "malecon staff list" says who is`,
};

async function inWords<Result>(mail: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof Problem ? refusals[error.code]?.(mail, error.facts) : undefined;
    throw refusal === undefined ? error : new Error(refusal);
  }
}

const moment = (at: number) => `${instantText(at, "en")} (Havana)`;

const statuses = {
  inService: "in service",
  disabled: "disabled",
  invited: "invited until",
  invitationOver: "invitation over since",
};

function lineOf({ email, name, supplied: answered, secondFactor, status }: StaffMember): string {
  const names = answered?.of.map((one) => one.name).join(", ");
  const supplied = status.role === "supplier" ? `  for ${names ?? "nobody any more"}` : "";
  const factor = status.kind === "inService" && !secondFactor ? ", no second factor" : "";
  const until = "until" in status ? ` ${moment(status.until)}` : "";
  return `${status.role.padEnd(8)} ${email.padEnd(32)} ${statuses[status.kind]}${until}${factor}${name ? `  (${name})` : ""}${supplied}`;
}

const withStaff = <Result>(settings: Settings, work: (people: StaffPeople) => Promise<Result>): Promise<Result> =>
  onDatabase(settings, async (db) => {
    const { mail, notify } = notifierOf(settings);
    return work(staffPeople({ db, now: Date.now, mail, notify, random: randomBytes, supplies: suppliersOfStaff }));
  });
