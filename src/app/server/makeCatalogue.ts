import { writeFileSync } from "node:fs";
import { openInMemory } from "../../platform/server/db/openDatabase";
import { seedCatalogue } from "./seed";

// Run by the build: writes the snapshot that a fresh embedded database begins from, with the migrations and the
// catalogue in it and no accounts, so that a first start does not make all that anew.
const [, , file] = process.argv;
if (!file) throw new Error("usage: makeCatalogue <file>");
const { db, dump, close } = await openInMemory();
await seedCatalogue(db);
writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()));
await close();
