ALTER TABLE "outbox" ADD COLUMN "waits_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_with" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "parts" jsonb;--> statement-breakpoint
CREATE INDEX "outbox_plan" ON "outbox" USING btree ("plan_id","recipient");--> statement-breakpoint
CREATE INDEX "outbox_sent_with" ON "outbox" USING btree ("sent_with");