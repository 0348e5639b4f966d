CREATE TABLE "shop_sections" (
	"section" text PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
-- Every section is shown until the owner leaves it out. (WEB-18)
INSERT INTO "shop_sections" ("section", "shown") VALUES ('lodging', true), ('news', true);
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "shop_sections_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_sections"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
