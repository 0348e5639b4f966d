CREATE TABLE "us_travel" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"category" text,
	"stated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "us_travel" ADD CONSTRAINT "us_travel_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;