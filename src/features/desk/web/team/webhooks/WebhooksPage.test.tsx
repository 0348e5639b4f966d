import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, on, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { WebhookDelivery } from "../../../webhooks/webhooks.schemas";
import { DeskNav } from "../../shell/DeskNav";
import WebhooksPage from "./WebhooksPage";

const NOW = Date.UTC(2026, 11, 1, 15);
const URL = "https://accounts.example/hook";
let delivery: WebhookDelivery;
let earlier: WebhookDelivery[];
let stream: ReadableStreamDefaultController<Uint8Array> | null = null;

serve(
  on("/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false })),
  on("/api/support/inbox", () => answer({ Now: NOW, Items: [], Rates: [], Restored: null, Staff: [] })),
  http.get("*/api/support/changes", () => {
    const start = (controller: typeof stream) => {
      stream = controller;
    };
    return new Response(new ReadableStream<Uint8Array>({ start }), {
      headers: { "Content-Type": "text/event-stream" },
    });
  }),
  on("/api/support/webhooks", () =>
    answer({
      Addresses: [{ WebhookId: 1, Url: URL, GoneAt: null, Waiting: 0, GivenUp: 1 }],
      Deliveries: [delivery, ...earlier],
    }),
  ),
  on("/api/support/webhooks/again", () => {
    const Before = { State: "givenUp" as const, Attempts: delivery.Attempts };
    const sent = { At: NOW, By: { Kind: "staff", Name: "Marta Soler" }, Reason: "It is up again", Before };
    delivery = { ...delivery, State: "waiting", Attempts: 0, NextAt: NOW, Answer: null, Again: [sent] };
    return answer(null);
  }),
);

beforeEach(() => {
  earlier = [];
});

const tell = (text: string) => stream?.enqueue(new TextEncoder().encode(text));

test("a delivery that is sent again waits and shows by whom and after what, and its row follows by itself (DESK-16, DESK-38)", async () => {
  const user = userEvent.setup();
  const [DeliveryId, Type, State] = [7, "booking.confirmed", "givenUp" as const];
  delivery = { DeliveryId, WebhookId: 1, Type, At: NOW, State, Attempts: 14, NextAt: null, Answer: "500", Again: [] };
  const page = (
    <>
      <DeskNav />
      <WebhooksPage />
    </>
  );
  showDesk(page, { route: "/support/webhooks", at: "/support/webhooks" });
  expect(await screen.findByText("given up")).toBeVisible();
  await waitFor(() => expect(stream).not.toBeNull());
  await user.click(screen.getByRole("button", { name: "Send delivery 7 again" }));
  const reason = screen.getByLabelText(/^Reason/);
  expect(reason).toHaveAccessibleDescription("The reason is kept with your name in the audit log.");
  await user.type(reason, "It is up again{Enter}");
  expect(await screen.findByText(/^next attempt/)).toBeVisible();
  const before = screen.getByText(/^until then given up after 14 attempts/);
  expect(before.closest("p")).toHaveTextContent(/sent again .+ by staff: Marta Soler.+It is up again/);
  delivery = { ...delivery, State: "delivered", Attempts: 1, NextAt: null, Answer: "200" };
  tell("data: webhook\n\n");
  expect(await screen.findByText("delivered")).toBeVisible();
});

test("a delivery names what it is about, and can be sent now once an attempt has failed (DESK-38)", async () => {
  const one = { WebhookId: 1, Type: "booking.confirmed", Subject: "booking 801", At: NOW, State: "waiting" } as const;
  delivery = { ...one, DeliveryId: 8, Attempts: 0, NextAt: NOW, Answer: null, Again: [] };
  earlier = [{ ...delivery, DeliveryId: 7, Attempts: 3, Answer: "500" }];
  showDesk(<WebhooksPage />, { route: "/support/webhooks", at: "/support/webhooks" });
  expect(await screen.findByRole("button", { name: "Send delivery 7 again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send delivery 8 again" })).toBeNull();
  const [about] = screen.getAllByRole("link", { name: "booking 801" });
  expect(about).toHaveAttribute("href", "/support/plans?q=801");
});

test("a delivery as the last release answers it is shown without who sent it again (DESK-38)", async () => {
  const one = { DeliveryId: 7, WebhookId: 1, Type: "booking.confirmed", At: NOW, State: "givenUp" } as const;
  delivery = { ...one, Attempts: 14, NextAt: null, Answer: "500" };
  showDesk(<WebhooksPage />, { route: "/support/webhooks", at: "/support/webhooks" });
  expect(await screen.findByRole("button", { name: "Send delivery 7 again" })).toBeVisible();
  expect(screen.getByText("given up")).toBeVisible();
});

test("of many deliveries the newest are shown, and more on demand, where the focus goes (DESK-38, A11Y-5)", async () => {
  const user = userEvent.setup();
  const one = { WebhookId: 1, Type: "booking.confirmed", At: NOW, State: "delivered", Attempts: 1 } as const;
  delivery = { ...one, DeliveryId: 100, NextAt: null, Answer: "200", Again: [] };
  earlier = Array.from({ length: 24 }, (_, number) => ({ ...delivery, DeliveryId: 99 - number }));
  showDesk(<WebhooksPage />, { route: "/support/webhooks", at: "/support/webhooks" });
  const shown = () => screen.getAllByRole("button", { name: /^Send delivery/ });
  await screen.findByRole("button", { name: "Send delivery 100 again" });
  expect(shown()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show 5 more" }));
  expect(shown()).toHaveLength(25);
  expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
  expect(document.getElementById("delivery-80")).toHaveFocus();
});
