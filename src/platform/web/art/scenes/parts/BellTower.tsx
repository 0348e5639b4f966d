import { type Place, Placed } from "../Placed";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

/** A colonial bell tower in three receding storeys under a small dome. */
export function BellTower({ wall, ...place }: Place & { readonly wall: Paint }) {
  return (
    <Placed {...place}>
      <path fill={paint(wall)} d="M-22 0V-84H22V0zM-17-88V-118H17V-88zM-12-122V-146H12V-122z" />
      <path fill={paint("shade")} d="M12 0V-84H22V0zM9-88V-118H17V-88zM6-122V-146H12V-122z" />
      <path fill={paint("foam")} d="M-26-84H26V-89H-26zM-21-118H21V-123H-21zM-15-146H15V-149.500H-15z" />
      <path fill={paint("roof")} d="M-12-149C-12-160-6-166 0-168 6-166 12-160 12-149z" />
      <path
        fill={paint("glass")}
        d="M-9-20V-40A9 9 0 0 1 9-40V-20zM-7-92V-106A7 7 0 0 1 7-106V-92zM-5-126V-136A5 5 0 0 1 5-136V-126zM-6-56A6 6 0 1 1 6-56 6 6 0 1 1-6-56z"
      />
      <path stroke={paint("ink")} strokeWidth="1.8" d="M0-168V-180M-4-176H4" />
    </Placed>
  );
}
