ALTER TABLE "transfer_reviews" ADD COLUMN "reversed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD COLUMN "reversed_by" integer;--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD COLUMN "reversed_reason" text;--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD COLUMN "reversed_reference" text;--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_reversed_by_clients_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;