import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { Route } from "react-router";
import { ana, authOf, openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { ShareTrip } from "./ShareTrip";

let Token: string | null = null;
serve(
  http.get("*/api/checkout/:planId/share", () => answer({ Token })),
  http.post("*/api/checkout/:planId/share", () => {
    Token = "a-secret-of-thirty-two-characters";
    return answer({ Token });
  }),
  http.post("*/api/checkout/:planId/share/withdraw", () => {
    Token = null;
    return answer({ Token });
  }),
);

it("a link that is created or revoked is announced, and the focus stays next to it (A11Y-2)", async () => {
  const user = userEvent.setup();
  openPages(<Route path="/" element={<ShareTrip planId={1} />} />, "/", authOf(ana));
  await user.click(await screen.findByRole("button", { name: "Make a link for fellow travelers" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("The link is made."));
  expect(screen.getByRole("button", { name: "Share" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Take the link back" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("The link is taken back"));
  expect(screen.getByRole("button", { name: "Make a link for fellow travelers" })).toHaveFocus();
});
