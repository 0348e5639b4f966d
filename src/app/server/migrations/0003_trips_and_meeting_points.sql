ALTER TABLE "car_offices" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "travel_plans" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "travel_plans" ADD CONSTRAINT "travel_plans_share_token_unique" UNIQUE("share_token");