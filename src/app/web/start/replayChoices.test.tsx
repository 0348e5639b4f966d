import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { replayChoices } from "./replayChoices";

function Form() {
  const [day, setDay] = useState("2026-12-01");
  const [hour, setHour] = useState("0900");
  const [elsewhere, setElsewhere] = useState(false);
  const [product, setProduct] = useState("car");
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
      <input type="date" aria-label="day" value={day} onChange={({ target }) => setDay(target.value)} />
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
      <output>{[day, hour, elsewhere, product].join(" ")}</output>
    </>
  );
}

async function takeOver(choose: () => void) {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Form />);
  choose();
  await act(async () => hydrateRoot(root, <Form />));
  await act(async () => replayChoices(root));
  return screen.getByRole("status").textContent;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it("what was chosen before the program runs is kept (WEB-19)", async () => {
  const known = await takeOver(() => {
    input("day").value = "2026-12-24";
    screen.getByLabelText<HTMLSelectElement>("hour").value = "1000";
    input("elsewhere").checked = true;
    input("lodging").checked = true;
  });
  expect(known).toBe("2026-12-24 1000 true lodging");
  expect(input("day").value).toBe("2026-12-24");
});

it("a form that nobody has touched stays as it is", async () =>
  expect(await takeOver(() => undefined)).toBe("2026-12-01 0900 false car"));
