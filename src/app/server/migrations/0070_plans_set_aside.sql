CREATE TABLE "plans_set_aside" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans_set_aside" ADD CONSTRAINT "plans_set_aside_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE cascade ON UPDATE no action;