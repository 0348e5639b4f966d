import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { PhotoAlbum, ShownPhoto } from "../photos.schemas";
import { PhotosPage } from "./PhotosPage";

const picture = (File: string) => ({ File, Width: 700, Height: 500, Placeholder: "data:image/webp;base64,UklGRg==" });
const photo = (File: string): ShownPhoto => ({ ...picture(File), Words: [] });
const [one, two] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
let photos: ShownPhoto[];
let asked: { path: string; body: unknown }[];
beforeEach(() => {
  photos = [photo(one), photo(two)];
  asked = [];
});

const album = (): PhotoAlbum => ({
  Name: "Casa Azul",
  Sets: [
    { Subject: "hotel", Id: 7, RoomClassCode: "", Photos: photos },
    { Subject: "room", Id: 71, RoomClassCode: "Suite", Photos: [] },
  ],
});
serve(
  http.get("*/api/support/photos/hotel/7", () => answer(album())),
  http.get("*/api/support/photos", () =>
    answer({
      Hotels: [
        { Id: 7, Name: "Casa Azul", About: "Viñales", Count: 2, Cover: picture(one) },
        { Id: 8, Name: "Casa Verde", About: "Trinidad", Count: 0, Cover: null },
      ],
      Models: [{ Id: 1, Name: "Kia Picanto", About: "ECO-M", Count: 0, Cover: null }],
    }),
  ),
  http.post("*/api/support/photos/hotel/7/order", async ({ request }) => {
    const body = await request.json();
    asked.push({ path: "order", body });
    photos = [...photos].reverse();
    return answer(null);
  }),
  http.post("*/api/support/photos/hotel/7", () => {
    asked.push({ path: "add", body: null });
    return answer(photo(crypto.randomUUID()));
  }),
  http.post("*/api/support/photo/:photoId/:what", async ({ request, params }) => {
    asked.push({ path: `${params.what} ${params.photoId}`, body: await request.json().catch(() => null) });
    return answer(null);
  }),
);

const show = (of: string) =>
  showDesk(<PhotosPage />, { route: "/support/catalogue", at: `/support/catalogue?photos=${of}` });

test("the list is searched by name or place, ignoring accents, and filtered to those without photographs (PHOTO-1)", async () => {
  show("");
  const find = await screen.findByRole("searchbox", { name: "Name or place" });
  await userEvent.type(find, "vinales");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Casa Azul"]);
  await userEvent.clear(find);
  await userEvent.click(screen.getByRole("checkbox", { name: "Only those without photos" }));
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Casa Verde",
    "Kia Picanto",
  ]);
});

test("an album can be ordered by keyboard alone, and announces each new position (PHOTO-1)", async () => {
  show("hotel-7");
  const later = await screen.findByRole("button", { name: "Move photo 1 one place later" });
  expect(screen.getByRole("button", { name: "Move photo 1 one place earlier" })).toBeDisabled();
  later.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(asked).toEqual([{ path: "order", body: { Files: [two, one] } }]));
  expect(screen.getByText("Now in place 2 of 2")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Suite" })).toBeVisible();
});

test("several files are sent one after the other; a refused one stays listed and stops no other (PHOTO-1)", async () => {
  show("hotel-7");
  const input = await screen.findByTestId("photos-hotel-7");
  const file = (name: string, type: string) => new File(["x"], name, { type });
  await userEvent.upload(
    input,
    [file("a.jpg", "image/jpeg"), file("b.pdf", "application/pdf"), file("c.webp", "image/webp")],
    {
      applyAccept: false,
    },
  );
  const [a, b, c] = await waitFor(() => {
    const rows = screen.getAllByText(/^[abc]\.\w+$/).map((name) => name.closest("li"));
    expect(rows[2]).toHaveTextContent("Added");
    return rows;
  });
  expect([a, c].map((row) => row?.textContent)).toEqual(["Addeda.jpg", "Addedc.webp"]);
  expect(b).toHaveTextContent("Please choose a picture");
  expect(asked).toHaveLength(2);
});

test("caption and description are written in every language, and deleting asks for confirmation (PHOTO-1)", async () => {
  show("hotel-7");
  await userEvent.click(await screen.findByRole("button", { name: "Caption and description of photo 1" }));
  const spanish = screen.getByRole("group", { name: "Spanish" });
  await userEvent.type(within(spanish).getByRole("textbox", { name: "Caption" }), "El patio");
  await userEvent.click(screen.getByRole("button", { name: "Save texts" }));
  const Words = [
    { Language: "en", Caption: "", Alt: "" },
    { Language: "es", Caption: "El patio", Alt: "" },
  ];
  await waitFor(() => expect(asked).toEqual([{ path: `words ${one}`, body: { Words } }]));
  await userEvent.click(screen.getByRole("button", { name: "Delete photo 2" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe(`delete ${two}`));
});
