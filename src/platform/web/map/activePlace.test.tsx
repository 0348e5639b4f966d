import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ActivePlace, useActivePlace, useIsActive } from "./activePlace";

const drawn: number[] = [];

function Card({ id, active }: { readonly id: number; readonly active: ActivePlace }) {
  const isActive = useIsActive(active, (other) => other === id);
  drawn.push(id);
  return (
    <li aria-current={isActive} onPointerEnter={() => active.set(id)} onPointerLeave={() => active.set(null)}>
      {`Hotel ${id}`}
    </li>
  );
}

function List() {
  const active = useActivePlace();
  drawn.push(0);
  return [1, 2, 3].map((id) => <Card key={id} id={id} active={active} />);
}

it("a change of the active place renders only the cards whose place becomes active or stops being active, not the list (SPEED-4)", async () => {
  render(<List />);
  const card = (id: number) => screen.getByText(`Hotel ${id}`);
  await userEvent.hover(card(2));
  drawn.length = 0;
  await userEvent.hover(card(3));
  expect([1, 2, 3].map((id) => card(id).ariaCurrent)).toEqual(["false", "false", "true"]);
  expect(new Set(drawn)).toEqual(new Set([2, 3]));
});
