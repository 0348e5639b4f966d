import { useColorScheme } from "@mui/material/styles";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { loadMessages } from "../../platform/web/intl/messageFiles";
import { App } from "./App";
import { makeStore } from "./store";

const themes = jest.fn();

function Section() {
  themes(useColorScheme());
  return null;
}

it("the program keeps the theme of a page that it hydrates: a new one would render all sections together (SPEED-19)", async () => {
  await loadMessages("en");
  const app = (
    <App store={makeStore()} themed>
      <Section />
    </App>
  );
  const page = document.createElement("div");
  page.innerHTML = renderToString(app);
  themes.mockClear();
  await act(async () => hydrateRoot(page, app));
  expect(themes).toHaveBeenCalledTimes(1);
});
