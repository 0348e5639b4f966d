CREATE TABLE "shop" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"street" text,
	"town" text,
	"phone" text,
	"email" text,
	"whats_app" text
);
--> statement-breakpoint
-- Its one row: empty until the owner fills it in, or an import does. (OPS-91)
INSERT INTO "shop" ("id") VALUES (1);
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "shop_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
