CREATE TABLE "catalogue_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer,
	"made_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"undoes" integer,
	"log_id" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change_id" integer,
	"of_table" text NOT NULL,
	"row_key" text NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"content" jsonb,
	"settled" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_change_id_catalogue_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_undoes" ON "catalogue_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "catalogue_versions_row" ON "catalogue_versions" USING btree ("of_table","row_key","valid_from","id");--> statement-breakpoint
CREATE INDEX "catalogue_versions_change" ON "catalogue_versions" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "catalogue_versions_coming" ON "catalogue_versions" USING btree ("valid_from") WHERE not "catalogue_versions"."settled";
--> statement-breakpoint
-- All processes hear of what is to come, as they hear of what has changed. (OPS-31, OPS-40)
CREATE TRIGGER "catalogue_versions_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
