CREATE TABLE "phone_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"channel" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "verified_phone" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "answers_id" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "handled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_status" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_client" ON "phone_codes" USING btree ("client_id","sent_at");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_answers_id_notes_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_to_desk" ON "notes" USING btree ("id") WHERE is_sent and handled_at is null;--> statement-breakpoint
CREATE INDEX "outbox_provider_reference" ON "outbox" USING btree ("provider_reference");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_verified_phone_unique" UNIQUE("verified_phone");