// Writes the files from which the server makes pages (src/app/server/pages/pageFiles.ts), after the application has
// been built: the frame of every page, the shell and loading shape of those that are not server-rendered, in every
// language, and the program that renders the others on request (src/app/web/start/drawPage.tsx).
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { languagesIn } from "../languages.mjs";
import { bundleDrawing, loadDrawing } from "./drawing.mjs";

const WEB = "dist/web";
const PAGES = "dist/pages";

/**
 * Replaces the only occurrence of `part`. Throws unless there is exactly one, so that a changed page fails the build.
 */
function replaceOnce(page, part, replacement) {
  const pieces = page.split(part);
  if (pieces.length !== 2) throw new Error(`The page has ${pieces.length - 1} of ${part}, and not one`);
  return pieces.join(replacement);
}

/** The placeholders in a shell for the shop's own data, which the build does not know. */
const ofShop = new Map(
  ["brand", "logo", "logoNight"].map((what) => [`shop:${what}`, `__SHOP_${what.toUpperCase()}__`]),
);

/** The chunks of the server-rendered pages, as their screens name them. */
const chunks = {
  home: "home",
  searchCar: "car-search",
  carClass: "car-class",
  searchLodging: "lodging-search",
  hotel: "hotel",
  zone: "zone",
  province: "province",
  roadTrip: "road-trip",
  news: "news",
  newsItem: "news",
  help: "help",
  cancellationPolicy: "policy",
  privacyPolicy: "policy",
  generalTerms: "policy",
  notFound: "shell-pages",
};

/** The parts of the messages that a page needs for hydration (scripts/messages/parts.mjs). */
const partsOf = (page) => (page === "home" ? ["first"] : ["first", ownParts[page] ?? "site"]);
const ownParts = {
  ...{ searchCar: "cars", carClass: "cars" },
  ...{ searchLodging: "stays", hotel: "stays", zone: "stays", province: "stays" },
  roadTrip: "booking",
};

async function writePages() {
  const { drawShell } = await loadDrawing("drawPage");
  const built = await readFile(join(WEB, "index.html"), "utf8");
  const assets = await readdir(join(WEB, "assets"));
  const asset = (pattern) => {
    const found = assets.filter((name) => pattern.test(name));
    if (found.length !== 1) throw new Error(`${found.length} files are like ${pattern}, and not one`);
    return `/assets/${found[0]}`;
  };
  const program = asset(/^main\.\w+\.js$/);
  const sheet = asset(/^main\.\w+\.css$/);
  const compact = async (path, loader, options) =>
    (await transform(await readFile(path, "utf8"), { loader, minify: true, ...options })).code.trim();
  const begin = await compact("src/app/web/start/begin.ts", "ts", { format: "iife", target: "es2022" });
  const css = (await readFile(join(WEB, sheet), "utf8")) + (await compact("src/app/web/start/waiting.css", "css"));
  const frame = [
    ["<title>Shop</title>", "__PAGE_HEAD__"],
    [`<script defer="defer" src="${program}"></script>`, "__PAGE_PROGRAM__"],
    [`<link href="${sheet}" rel="stylesheet">`, "__PAGE_STYLES__"],
    ['<div id="root"></div>', "__PAGE_ROOT__"],
  ].reduce((text, [part, replacement]) => replaceOnce(text, part, replacement), built);

  const pages = { program, begin, css, languages: {} };
  for (const language of languagesIn()) {
    const shell = await drawShell(language, ofShop);
    if (/<script|<style|<template/.test(shell.html + shell.beside.html))
      throw new Error("the shell was not drawn whole");
    pages.languages[language] = {
      frame: replaceOnce(frame, /<html lang="\w+">/, `<html lang="${language}">`),
      shell,
      ahead: Object.fromEntries(
        Object.entries(chunks).map(([page, chunk]) => [
          page,
          [...partsOf(page).map((part) => `messages-${language}-${part}`), chunk].map((name) =>
            asset(new RegExp(`^${name}\\.\\w+\\.js$`)),
          ),
        ]),
      ),
    };
  }
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  await writeFile(join(PAGES, "pages.json"), JSON.stringify(pages));
  await bundleDrawing("drawPage", join(PAGES, "drawPage.mjs"));
  // The drawings for pictures of shared links (src/app/server/pages/pictures).
  const { drawArt } = await loadDrawing("drawArt");
  await writeFile(join(PAGES, "art.json"), JSON.stringify(drawArt()));
  // Deleted, because it must not be served with its placeholders.
  await rm(join(WEB, "index.html"));
}

await writePages();
