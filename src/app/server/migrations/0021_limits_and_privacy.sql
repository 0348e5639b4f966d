CREATE TABLE "limit_lifts" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"until" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "closed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_digest" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secrets" jsonb;--> statement-breakpoint
ALTER TABLE "limit_lifts" ADD CONSTRAINT "limit_lifts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_client" ON "payments" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("card_digest","created_at");--> statement-breakpoint
CREATE INDEX "bookings_client" ON "bookings" USING btree ("client_id","status");--> statement-breakpoint
UPDATE "outbox" SET "secrets" = (SELECT jsonb_agg(DISTINCT "found"[1])
  FROM regexp_matches("text", 'tmp(?:-[0-9a-z]{4}){3}|(?<=activate_client/)[A-Za-z0-9_-]{20,}|\m[0-9]{6}\M', 'g') AS "found")
WHERE "next_attempt_at" IS NOT NULL AND "key" SIMILAR TO '(client-[0-9]+-(activation|temporaryPassword)-|phone-code-)%';--> statement-breakpoint
UPDATE "outbox" SET "subject" = '', "text" = '', "html" = NULL, "template" = NULL
WHERE "next_attempt_at" IS NULL AND "key" SIMILAR TO '(client-[0-9]+-(activation|temporaryPassword)-|phone-code-)%';
