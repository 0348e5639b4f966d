CREATE TABLE "kept_policies" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"kept_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamptz(3) NOT NULL,
	"published_by" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "published_texts_version" UNIQUE("name","version")
);
--> statement-breakpoint
CREATE TABLE "policy_acceptances" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"accepted_at" timestamptz(3) NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL,
	"cancellation" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "changed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "retired_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "published_texts" ADD CONSTRAINT "published_texts_published_by_clients_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_terms_kept_policies_hash_fk" FOREIGN KEY ("terms") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_privacy_kept_policies_hash_fk" FOREIGN KEY ("privacy") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_cancellation_kept_policies_hash_fk" FOREIGN KEY ("cancellation") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The questions in the heads of pages are remembered: all processes hear of a new version. (INFO-22)
CREATE TRIGGER "published_texts_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_texts"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
