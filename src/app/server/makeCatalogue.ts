import { writeFileSync } from "node:fs";
import { openInMemory } from "../../platform/server/db/openDatabase";
import { seedDemoCatalogue, seedShop } from "./seed";

// Run by the build: writes the snapshot from which a fresh embedded database starts, with the migrations and a demo's
// catalogue but no accounts, so that a first start need not redo that work.
const [, , file] = process.argv;
if (!file) throw new Error("usage: makeCatalogue <file>");
const { db, dump, close } = await openInMemory();
await seedShop(db);
if (__DEMO__) await seedDemoCatalogue(db);
writeFileSync(file, Buffer.from(await (await dump()).arrayBuffer()));
await close();
