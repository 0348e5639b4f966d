// Draws the pages that the server answers with (src/app/server/pages/pageFiles.ts), after the application has been
// built: the home page's first view and the loading shape of all others, in every language, as HTML with the styles
// they need. So the first view is painted without waiting for the program (SPEED-2). Placeholders stay for what the
// server adds to each answer: the nonce, the page's head, the day in Havana.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { languagesIn } from "../languages.mjs";
import { loadDrawing, withDaysOpen } from "./drawing.mjs";

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

const styleTag = (css, attributes = "") => `<style nonce="__CSP_NONCE__"${attributes}>${css}</style>`;

function stylesOf({ globals, names, css }, firstCss) {
  return [
    styleTag(firstCss),
    ...globals.map((sheet) => styleTag(sheet.css, ` data-emotion="m-global ${sheet.name}"`)),
    styleTag(css, ` data-emotion="m ${names.join(" ")}"`),
  ].join("");
}

async function drawAll() {
  const { drawHome, drawLoading } = await loadDrawing("drawPages");
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

  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  for (const language of languagesIn()) {
    const shared = replaceOnce(
      replaceOnce(built, /<html lang="\w+">/, `<html lang="${language}">`),
      "<title>Shop</title>",
      "__PAGE_HEAD__",
    );
    const scriptTag = `<script defer="defer" src="${program}"></script>`;
    const sheetTag = `<link href="${sheet}" rel="stylesheet">`;
    const drawings = {
      home: {
        ...(await drawHome(language)),
        root: `<div id="root" data-shows="/ ${language} __TODAY__">`,
        // The program of this page starts after the first paint.
        script: `<script data-program="${program}" data-ahead="${asset(new RegExp(`^messages-${language}-first\\.\\w+\\.js$`))} ${asset(/^home\.\w+\.js$/)}">${begin}</script>`,
      },
      other: {
        ...(await drawLoading(language)),
        root: '<div id="root">',
        script: `<script>${begin}</script>${scriptTag}`,
      },
    };
    for (const [name, { html, beside, styles, root, script }] of Object.entries(drawings)) {
      if (/<script|<style|<template/.test(html + beside)) throw new Error(`${name} was not drawn whole`);
      const page = [
        [scriptTag, script],
        [sheetTag, stylesOf(styles, css)],
        ['<div id="root">', root + withDaysOpen(html)],
        ["<noscript>", `${beside}<noscript>`],
      ].reduce((text, [part, replacement]) => replaceOnce(text, part, replacement), shared);
      await writeFile(join(PAGES, `${name}.${language}.html`), page);
    }
  }
  // The drawings for pictures of shared links (src/app/server/pages/pictures).
  const { drawArt } = await loadDrawing("drawArt");
  await writeFile(join(PAGES, "art.json"), JSON.stringify(drawArt()));
  // Not needed any more, and must not be served with its placeholders.
  await rm(join(WEB, "index.html"));
}

await drawAll();
