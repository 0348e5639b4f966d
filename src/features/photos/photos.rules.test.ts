import { reordered, sourceSet, widthsOf } from "./photos.rules";

it("a photograph is made in the standard widths below its own, and in its own: nothing is enlarged (PHOTO-2)", () => {
  expect(widthsOf(1600)).toEqual([320, 640, 1024, 1600]);
  expect(widthsOf(800)).toEqual([320, 640, 800]);
  expect(widthsOf(200)).toEqual([200]);
  expect(sourceSet("f", 640, "avif")).toBe("/photos/f-320.avif 320w, /photos/f-640.avif 640w");
});

it("a valid order of photographs names each of them once", () => {
  const [one, two] = [{ file: "one" }, { file: "two" }];
  expect(reordered([one, two], ["two", "one"])).toEqual([two, one]);
  for (const wrong of [["one"], ["one", "one"], ["one", "three"], ["one", "two", "three"], ["one", "two", "two"]])
    expect(reordered([one, two], wrong)).toBeNull();
});
