CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occasion" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_log_id" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "checkout_events" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "log_id" text;--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_log" ON "webhook_events" USING btree ("log_id");--> statement-breakpoint
CREATE INDEX "checkout_events_log" ON "checkout_events" USING btree ("log_id");--> statement-breakpoint
CREATE INDEX "audit_log_log" ON "audit_log" USING btree ("log_id");