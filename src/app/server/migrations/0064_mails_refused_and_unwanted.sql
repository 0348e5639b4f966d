ALTER TABLE "clients" ADD COLUMN "unwanted_mails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "unsubscribe_code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_path" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refused_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refusal" text;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_unsubscribe_code" ON "clients" USING btree ("unsubscribe_code") WHERE unsubscribe_code is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_id" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");