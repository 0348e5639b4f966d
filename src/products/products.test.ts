import { readdirSync } from "node:fs";
import { products as listed } from "../../scripts/imports/layers.mjs";
import { products } from "./products.server";
import { webProducts } from "./products.web";

const folders = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

it("every product's folder is in the lists of the server, of the browser and of the layers", () => {
  expect(folders.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual(folders.sort());
  expect(products.map(({ described }) => described.tag).sort()).toEqual(folders.sort());
  expect(webProducts.map(({ type }) => type).sort()).toEqual(products.map(({ type }) => type).sort());
});

it("each product has its own type, which identifies its bookings", () => {
  expect(new Set(products.map(({ type }) => type)).size).toBe(products.length);
});
