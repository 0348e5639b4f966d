import { configureStore } from "@reduxjs/toolkit";
import { render, screen } from "@testing-library/react";
import { FormattedNumber } from "react-intl";
import { Provider } from "react-redux";
import { type Language, languages } from "../../../shared/language";
import { IntlRoot } from "./IntlRoot";
import { languageSlice } from "./language";
import { loadMessages } from "./messageFiles";
import { useLanguage } from "./useLanguage";

function Shown() {
  return (
    <p>
      {useLanguage()} <FormattedNumber value={1234.5} minimumFractionDigits={2} />
    </p>
  );
}

test.each<Language>(languages)("a number on a page in %s is written as its prices are (WEB-14)", async (language) => {
  await loadMessages(language);
  const store = configureStore({
    reducer: { language: languageSlice.reducer },
    preloadedState: { language: { current: language } },
  });
  render(
    <Provider store={store}>
      <IntlRoot>
        <Shown />
      </IntlRoot>
    </Provider>,
  );
  expect(screen.getByText(`${language} 1,234.50`)).toBeVisible();
});
