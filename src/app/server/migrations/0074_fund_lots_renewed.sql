ALTER TABLE "fund_lots" DROP CONSTRAINT "fund_lots_request_id_unique";--> statement-breakpoint
ALTER TABLE "fund_lots" ADD COLUMN "renews_id" integer;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "lots_lost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "lots_renewed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_renews_id_fund_lots_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."fund_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fund_lots_request" ON "fund_lots" USING btree ("request_id") WHERE "fund_lots"."renews_id" is null;