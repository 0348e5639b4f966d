CREATE TABLE "infected_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"media_type" text,
	"found" text NOT NULL,
	"refused_at" timestamptz(3) NOT NULL,
	"done_at" timestamptz(3),
	"log_id" text
);
--> statement-breakpoint
CREATE INDEX "infected_uploads_client" ON "infected_uploads" USING btree ("client_id");--> statement-breakpoint
CREATE TRIGGER "infected_uploads_tell_desk" AFTER INSERT OR UPDATE OF "done_at" ON "infected_uploads"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('upload');
