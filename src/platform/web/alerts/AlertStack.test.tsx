import { screen } from "@testing-library/react";
import { act } from "react";
import { Route } from "react-router";
import { attachedStyles, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { signedOut } from "../session/auth";
import AlertStack from "./AlertStack";
import { alertShown } from "./alerts";

test("alerts are not printed", async () => {
  const { store } = openPages(<Route path="/" element={<AlertStack />} />, "/", signedOut, attachedStyles());
  act(() => void store.dispatch(alertShown({ kind: "information", text: "Saved" })));
  const stack = (await screen.findByText("Saved")).closest(".alerts");
  expect(stack).toBeInTheDocument();
  const inPrint = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print")
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, " "));
  expect(inPrint).toContainEqual(expect.stringContaining(".alerts.alerts {display: none;}"));
});
