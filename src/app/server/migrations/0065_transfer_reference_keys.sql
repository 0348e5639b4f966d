ALTER TABLE "transfer_reviews" ADD COLUMN "reference_key" text;--> statement-breakpoint
CREATE INDEX "transfer_reviews_reference_key" ON "transfer_reviews" USING btree ("reference_key");