ALTER TABLE "disputes" ADD COLUMN "shortfall" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "settled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "settled_as" text;