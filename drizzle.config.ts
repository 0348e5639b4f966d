import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/{features,products}/**/server/**/*.tables.ts", "./src/platform/server/db/schema/*.ts"],
  out: "./src/app/server/migrations",
});
