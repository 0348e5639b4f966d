/** Half of the cross product of two sides is the triangle's area. */
const triangle = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Removes small bends from a line (Visvalingam's algorithm): repeatedly removes the point whose triangle with its
 * neighbours is smallest, as long as that is smaller than `smallest`. Ends stay, so lines that met still meet.
 */
export function simplifyLine(line, smallest) {
  const points = [...line];
  // A closed line keeps a triangle.
  while (points.length > 4) {
    let [least, at] = [Number.POSITIVE_INFINITY, 0];
    for (let index = 1; index < points.length - 1; index += 1) {
      const size = triangle(points[index - 1], points[index], points[index + 1]);
      if (size < least) [least, at] = [size, index];
    }
    if (least >= smallest) break;
    points.splice(at, 1);
  }
  return points;
}
