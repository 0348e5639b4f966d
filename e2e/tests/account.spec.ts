import type { APIRequestContext, Page } from "@playwright/test";
import { accountContract } from "../../src/features/account/account.contract";
import { supportContract } from "../../src/features/desk/support.contract";
import { inspectorContract } from "../../src/tools/inspector/inspector.contract";
import type { SentMessage } from "../../src/tools/inspector/inspector.schemas";
import { ask } from "../calls";
import { bearer, comeBack, newClient, PASSWORD, STAFF, signIn } from "../clients";
import { expect, test } from "../scenarios";

/** The messages sent to a recipient, the newest first. */
async function messagesTo(request: APIRequestContext, recipient: string): Promise<SentMessage[]> {
  const sent = await ask(request, inspectorContract.getOutbox, {});
  return sent.filter((message) => message.recipient === recipient);
}

/** A phone number that no other client of the demo has. */
const newNumber = () => `+1 305 555 ${1_000 + Math.floor(Math.random() * 8_999)}`;

test("a mailed password signs in once and counts as the old one when the password is changed", async ({
  page,
  request,
  say,
}) => {
  const { email } = await newClient(request);
  await page.goto("/recoverPassword");
  const asked = page.waitForRequest(`**${accountContract.recoverPassword.path}`);
  await page.getByLabel(say("account.field.email")).fill(email);
  await page.getByRole("button", { name: say("account.recover.submit") }).click();
  // The browser has solved the proof of work.
  expect((await asked).postDataJSON()).toMatchObject({ email, Proof: expect.stringMatching(/^[\w+/]{100,}=*$/) });
  await expect(page.getByText("We send you an email with the new password")).toBeVisible();

  const [mail] = await messagesTo(request, email);
  const temporary = /tmp(-[0-9a-z]{4}){3}/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto("/signIn?returnUrl=%2FchangePassword");
  await signInBy(page, email, temporary);
  await page.getByLabel(say("account.field.oldPassword")).fill(temporary);
  await page.getByRole("textbox", { name: say("account.field.newPassword"), exact: true }).fill("a-new-sea-wall-2027");
  await page.getByLabel(say("account.field.confirmPassword")).fill("a-new-sea-wall-2027");
  await page.getByRole("button", { name: say("account.change.submit") }).click();
  await expect(page.getByText("Password changed successfully")).toBeVisible();

  await expect(signIn(request, email, temporary)).rejects.toThrow("Either email or password is incorrect");
  await expect(signIn(request, email, PASSWORD)).rejects.toThrow("Either email or password is incorrect");
  expect((await signIn(request, email, "a-new-sea-wall-2027")).email).toBe(email);

  async function signInBy(on: Page, address: string, password: string) {
    await on.getByLabel(say("account.field.email")).fill(address);
    await on.getByLabel(say("account.field.password")).fill(password);
    await on.getByRole("button", { name: say("account.signIn.submit") }).click();
    await expect(on).toHaveURL(/\/changePassword$/);
  }
});

test("a changed phone is confirmed by the code that WhatsApp delivers", async ({ context, page, request, say }) => {
  const client = await newClient(request);
  const number = newNumber();
  await comeBack(context, "en", client);
  await page.goto("/profile");
  await page.getByRole("textbox", { name: say("account.field.phone") }).fill(number);
  await page.reload();
  // The input survives a reload.
  await expect(page.getByRole("textbox", { name: say("account.field.phone") })).toHaveValue(number);
  await expect(page.getByText(say("account.profile.unsaved"))).toBeVisible();
  await page.getByRole("button", { name: say("account.profile.submit") }).click();
  await expect(page.getByText(say("account.phone.sent", { number }))).toBeVisible();

  const [message] = await messagesTo(request, number.replaceAll(" ", ""));
  expect(message?.channel).toBe("whatsapp");
  const code = /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
  await page
    .getByRole("textbox", { name: say("account.phone.code"), exact: true })
    .fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: say("account.phone.confirm") }).click();
  await expect(page.getByText(say("error.account.codeWrong", { left: 4 })).first()).toBeVisible();
  await page.getByRole("textbox", { name: say("account.phone.code"), exact: true }).fill(code);
  await page.getByRole("button", { name: say("account.phone.confirm") }).click();
  await expect(page.getByText(say("account.phone.verified", { number }))).toBeVisible();
});

test("a note goes to the back office, and its answer is unread in every tab until it is read", async ({
  context,
  page,
  request,
  say,
}) => {
  const client = await newClient(request);
  await comeBack(context, "en", client);
  await page.goto("/notes");
  await page.getByRole("link", { name: say("notes.write"), exact: true }).click();
  await page.getByLabel(say("notes.field.subject")).fill("Child seat");
  await page.getByLabel(say("notes.field.message")).fill("Is there a seat for a child of four?");
  await page.getByRole("button", { name: say("notes.send") }).click();
  await expect(page).toHaveURL(/box=sent/);
  await expect(page.getByRole("button", { name: /Child seat/ })).toBeVisible();

  const staff = await signIn(request, STAFF.email, STAFF.password);
  const headers = bearer(staff.token);
  const waiting = await ask(request, supportContract.getDeskNotes, { headers });
  const NoteId = waiting.find(({ ClientEmail }) => ClientEmail === client.email)?.NoteId ?? 0;
  await ask(request, supportContract.answerNote, { headers, body: { NoteId, Message: "There is." } });

  const other = await context.newPage();
  await other.goto("/notes");
  const inHeader = (on: Page, count: number) =>
    on.getByRole("link", { name: `${say("shell.notes")}: ${say("shell.notesCount", { count })}` });
  await expect(inHeader(other, 1)).toBeVisible();
  await page.goto("/notes");
  await expect(inHeader(page, 1)).toBeVisible();
  await page.getByRole("button", { name: /Re: Child seat/ }).click();
  await expect(page.getByText("There is.")).toBeVisible();
  await expect(inHeader(page, 0)).toBeVisible();
  await expect(inHeader(other, 0)).toBeVisible();

  await page.getByRole("button", { name: say("notes.delete"), exact: true }).click();
  await page.getByRole("button", { name: say("notes.delete.do") }).click();
  await expect(page.getByText(say("notes.inbox.none"))).toBeVisible();
  await expect(other.getByText(say("notes.inbox.none"))).toBeVisible();
});

test("a client downloads a copy of their data, and closes the account permanently (SAFE-24, SAFE-25)", async ({
  context,
  page,
  request,
  say,
}) => {
  const client = await newClient(request);
  await comeBack(context, "en", client);
  await page.goto("/profile");
  await page.getByRole("link", { name: say("account.places.myData") }).click();
  const taken = page.waitForEvent("download");
  await page.getByRole("button", { name: say("privacy.copy.take") }).click();
  expect((await taken).suggestedFilename()).toBe(`malecon-${client.clientId}.json`);

  await page.getByLabel(say("account.field.password")).fill(PASSWORD);
  await page.getByRole("button", { name: say("privacy.close.submit") }).click();
  await expect(page.getByText(say("privacy.close.done"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("shell.signIn") }).first()).toBeVisible();
  await expect(signIn(request, client.email, PASSWORD)).rejects.toThrow("Either email or password is incorrect");
});
