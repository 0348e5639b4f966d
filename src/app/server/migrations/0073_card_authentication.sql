ALTER TABLE "payments" ADD COLUMN "browser" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "authentication" jsonb;