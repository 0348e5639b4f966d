import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { replayChoices } from "./replayChoices";

function Form() {
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
      <output>{[hour, elsewhere, product].join(" ")}</output>
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
    screen.getByLabelText<HTMLSelectElement>("hour").value = "1000";
    input("elsewhere").checked = true;
    input("lodging").checked = true;
  });
  expect(known).toBe("1000 true lodging");
});

it("an untouched form stays as it is", async () => expect(await takeOver(() => undefined)).toBe("0900 false car"));
