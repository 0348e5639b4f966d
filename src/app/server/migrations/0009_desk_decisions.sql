CREATE TABLE "holder_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holder_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3),
	CONSTRAINT "holder_reviews_name" UNIQUE("plan_id","name")
);
--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "reviewed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "rejected_for" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proposal_note" text;--> statement-breakpoint
ALTER TABLE "holder_reviews" ADD CONSTRAINT "holder_reviews_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;