ALTER TABLE "notes" ADD COLUMN "action_label" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "action_path" text;