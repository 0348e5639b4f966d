// npm run resolve-stack [-- FOLDER] < error.txt: prints the error with its positions in the sources, by a production
// build's source maps (OPS-133). FOLDER: the unpacked maps of that release; dist/maps if none is given.
import { text } from "node:stream/consumers";
import { resolveStack } from "./resolveStack.mjs";

process.stdout.write(resolveStack(await text(process.stdin), process.argv[2] ?? "dist/maps"));
