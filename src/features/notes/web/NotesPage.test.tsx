import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";
import type { NewNote, Note } from "../notes.schemas";

const noteOf = (Id: number, change: Partial<Note> = {}): Note => ({
  Id,
  ClientId: 5,
  SiteId: 11,
  Subject: `Booking ${Id} is confirmed`,
  Message: "Good news.",
  isSent: false,
  IsRead: false,
  language: "en",
  CreatedAt: Date.UTC(2026, 11, 1, 17),
  Action: null,
  ...change,
});

let stored: Note[];
let sent: NewNote[];
const find = (id: unknown) => stored.find(({ Id }) => Id === Number(id));

const server = serveApp(
  http.get("*/api/notes/countNew/5", () => answer(stored.filter(({ IsRead, isSent }) => !IsRead && !isSent).length)),
  http.get("*/api/notes/list/5/11/:isSent/true/en", ({ params }) =>
    answer(stored.filter(({ isSent }) => String(isSent) === params.isSent)),
  ),
  http.get("*/api/notes/markAsRead/:id", ({ params }) => {
    Object.assign(find(params.id) ?? {}, { IsRead: true });
    return answer(null);
  }),
  http.get("*/api/notes/markAsHidden/:id", ({ params }) => {
    stored = stored.filter((note) => note !== find(params.id));
    return answer(null);
  }),
  http.post("*/api/notes/", async ({ request }) => {
    const note = (await request.json()) as NewNote;
    sent.push(note);
    stored.push(noteOf(99, { Subject: note.Subject, Message: note.Message, isSent: true }));
    return answer(find(99));
  }),
);

beforeEach(() => {
  stored = [noteOf(1), noteOf(2), noteOf(3, { isSent: true, Subject: "Child seat", IsRead: true })];
  sent = [];
  sessionStorage.clear();
});

const open = async (path = "/notes") => {
  await openApp(path, { auth: signedInAs("good") });
  return userEvent.setup();
};
const inHeader = (count: string) => screen.findByRole("link", { name: `Notes: ${count}` });
const line = (subject: string) => screen.findByRole("button", { name: new RegExp(subject), expanded: false });

test("a note counts as read once it is opened, also in the header's count of new notes (WEB-6, NOTE-2)", async () => {
  const user = await open();
  await inHeader("2 new");
  await user.click(await line("Booking 1 is confirmed"));
  expect(screen.getByText("Good news.")).toBeVisible();
  await inHeader("1 new");
  expect(find(1)?.IsRead).toBe(true);
});

test("a note that the server refuses to mark as read is new again, with a message", async () => {
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(http.get("*/api/notes/markAsRead/1", () => asked.then(() => refuse(404, "notFound"))));
  const user = await open();
  await inHeader("2 new");
  await user.click(await line("Booking 1 is confirmed"));
  await inHeader("1 new");
  answerNow();
  expect(await screen.findByText("We can't mark your Note as Read")).toBeVisible();
  await inHeader("2 new");
});

test("a deleted note disappears immediately, and returns if the server could not be reached (NOTE-3)", async () => {
  const user = await open();
  const remove = async (subject: string) => {
    await user.click(await line(subject));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(screen.getByRole("button", { name: "Yes, delete it" }));
  };
  await remove("Booking 1 is confirmed");
  await waitFor(() => expect(screen.queryByText("Booking 1 is confirmed")).toBeNull());
  await waitFor(() => expect(find(1)).toBeUndefined());

  server.use(http.get("*/api/notes/markAsHidden/2", () => HttpResponse.error()));
  await remove("Booking 2 is confirmed");
  expect(await screen.findByText("Error Deleting your Note")).toBeVisible();
  expect(await line("Booking 2 is confirmed")).toBeVisible();
});

test("a note that asks for an action has a button to its page; one that a person wrote has none (NOTE-8)", async () => {
  stored = [
    noteOf(1, { Subject: "Paid: please sign", Action: { Label: "Sign the receipt", Path: "/e_sign" } }),
    noteOf(2, { Subject: "Re: Child seat" }),
  ];
  const user = await open();
  await user.click(await line("Paid: please sign"));
  expect(screen.getByRole("link", { name: "Sign the receipt" })).toHaveAttribute("href", "/e_sign");
  await user.click(await line("Re: Child seat"));
  const answered = within(screen.getByRole("button", { name: /Re: Child seat/ }).closest("li") as HTMLElement);
  expect(answered.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Reply"]);
});

test("a note is sent with its request key, and appears in the sent list (NOTE-4)", async () => {
  const user = await open("/notes?box=new");
  await user.type(await screen.findByRole("textbox", { name: /Subject/ }), "Late flight");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link", { name: "Write your note" })).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /Your note/ }), "We land at 21:40.");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await line("Late flight")).toBeVisible();
  expect(screen.getByText("Seen by our staff")).toBeVisible();
  expect(sent).toEqual([
    {
      ClientId: 5,
      SiteId: 11,
      Subject: "Late flight",
      Message: "We land at 21:40.",
      language: "en",
      RequestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test("after a lost answer the same note has the same key, and one that was changed has another (NOTE-4)", async () => {
  const keys: unknown[] = [];
  server.use(
    http.post("*/api/notes/", async ({ request }) => {
      keys.push(((await request.json()) as NewNote).RequestKey);
      return HttpResponse.error();
    }),
  );
  const user = await open("/notes?box=new");
  await user.type(await screen.findByRole("textbox", { name: /Subject/ }), "Late flight");
  await user.type(screen.getByRole("textbox", { name: /Your note/ }), "We land at 21:40.");
  const send = async (times: number) => {
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(keys).toHaveLength(times));
    expect(await screen.findByText("Error Creating your Note")).toBeVisible();
  };
  await send(1);
  await send(2);
  await user.type(screen.getByRole("textbox", { name: /Your note/ }), " Or later.");
  await send(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("an unsent note is restored after a reload (WEB-15)", async () => {
  const user = await open("/notes?box=new");
  await user.type(await screen.findByRole("textbox", { name: /Your note/ }), "Half a");
  document.body.replaceChildren();
  await open("/notes?box=new");
  expect(await screen.findByRole("textbox", { name: /Your note/ })).toHaveValue("Half a");
});

test("notes about one travel plan are one thread: its newest, and the earlier ones on demand with how many are new (NOTE-9)", async () => {
  const about = (plan: number) => ({ Action: { Label: "Open your travel plan", Path: `/payment?plan=${plan}` } });
  stored = [
    noteOf(7, about(3)),
    noteOf(6),
    noteOf(5, { ...about(3), IsRead: true }),
    noteOf(4, about(3)),
    noteOf(3, about(2)),
  ];
  const user = await open();
  const list = (await line("Booking 7 is confirmed")).closest("ul") as HTMLElement;
  const earlier = within(list).getByText("2 earlier notes about this plan, 1 new");
  const shown = within(list)
    .getAllByRole("button")
    .map(({ textContent }) => textContent?.match(/Booking \d/)?.[0]);
  expect(shown).toEqual(["Booking 7", "Booking 5", "Booking 4", "Booking 6", "Booking 3"]);
  expect(screen.getByText("Booking 5 is confirmed")).not.toBeVisible();
  await user.click(earlier);
  expect(screen.getByText("Booking 5 is confirmed")).toBeVisible();
});
