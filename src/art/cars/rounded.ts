/** A corner of an outline, and the distance from it at which the line begins to turn; in centimetres. */
export type Corner = readonly [x: number, y: number, turn?: number];

/** Units of a drawing per centimetre. */
const SCALE = 0.6;

const at = (x: number, y: number) => `${Math.round(x * SCALE)} ${Math.round(-y * SCALE)}`;

/** Path data of a closed outline through these corners, each rounded by its own amount. */
export function rounded(corners: readonly Corner[]): string {
  const parts = corners.map(([x, y, turn = 0], index) => {
    const before = corners.at(index - 1) ?? [x, y];
    const after = corners[(index + 1) % corners.length] ?? [x, y];
    const command = index === 0 ? "M" : "L";
    if (turn === 0) return `${command}${at(x, y)}`;
    const towards = ([otherX, otherY]: Corner) => {
      const length = Math.hypot(otherX - x, otherY - y) || 1;
      const share = Math.min(turn, length / 2) / length;
      return at(x + (otherX - x) * share, y + (otherY - y) * share);
    };
    return `${command}${towards(before)}Q${at(x, y)} ${towards(after)}`;
  });
  return `${parts.join("")}z`;
}

/** Path data of an open line through these points. */
export function line(...points: readonly Corner[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${at(x, y)}`).join("");
}

/** A length in a drawing's units. */
export const units = (centimetres: number) => Math.round(centimetres * SCALE);
