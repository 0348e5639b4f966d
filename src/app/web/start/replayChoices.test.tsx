import { act, screen } from "@testing-library/react";
import { Suspense, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { replayChoices, replayPress } from "./replayChoices";

function Form() {
  const [hour, setHour] = useState("0900");
  const [elsewhere, setElsewhere] = useState(false);
  const [product, setProduct] = useState("car");
  const [menu, setMenu] = useState("closed");
  const radio = (value: string) => (
    <input
      type="radio"
      name="product"
      aria-label={value}
      checked={product === value}
      onChange={() => setProduct(value)}
    />
  );
  return (
    <>
      <select aria-label="hour" value={hour} onChange={({ target }) => setHour(target.value)}>
        <option>0900</option>
        <option>1000</option>
      </select>
      <input
        type="checkbox"
        aria-label="elsewhere"
        checked={elsewhere}
        onChange={({ target }) => setElsewhere(target.checked)}
      />
      {radio("car")}
      {radio("lodging")}
      <button type="button" onClick={() => setMenu("wrong")}>
        twice
      </button>
      <button type="button" aria-label="twice" />
      <button type="button" onClick={() => setMenu(menu === "closed" ? "open" : "closed")}>
        menu
      </button>
      <output>{[hour, elsewhere, product, menu].join(" ")}</output>
    </>
  );
}

/** A page whose form may be in a section that hydrates after the page itself. */
function Page({ inSection }: { readonly inSection: boolean }) {
  useEffect(() => {
    replayChoices(document.body);
    replayPress(document.body);
  }, []);
  return inSection ? (
    <Suspense fallback={null}>
      <Form />
    </Suspense>
  ) : (
    <Form />
  );
}

async function takeOver(choose: () => void, inSection = false) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const page = <Page inSection={inSection} />;
  root.innerHTML = renderToString(page);
  choose();
  await act(async () => hydrateRoot(root, page));
  return screen.getByRole("status").textContent;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each([false, true])(
  "choices and presses before the program runs are replayed (WEB-19); in a section of its own: %s",
  async (inSection) => {
    const choose = () => {
      screen.getByLabelText<HTMLSelectElement>("hour").value = "1000";
      input("elsewhere").checked = true;
      input("lodging").checked = true;
      document.documentElement.dataset.pressed = "menu";
    };
    expect(await takeOver(choose, inSection)).toBe("1000 true lodging open");
  },
);

it("a press is not repeated if several buttons have the same name (WEB-19)", async () => {
  const press = () => {
    document.documentElement.dataset.pressed = "twice";
  };
  expect(await takeOver(press)).toBe("0900 false car closed");
});

it("an untouched form stays as it is", async () =>
  expect(await takeOver(() => undefined)).toBe("0900 false car closed"));
