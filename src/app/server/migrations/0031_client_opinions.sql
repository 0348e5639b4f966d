CREATE TABLE "opinion_requests" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "opinion_requests_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"hotel_id" integer,
	"supplier_id" integer,
	"stars" jsonb NOT NULL,
	"tenths" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"standing" text NOT NULL,
	"reason" text,
	"written_at" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "opinion_requests" ADD CONSTRAINT "opinion_requests_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_requests" ADD CONSTRAINT "opinion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opinions_hotel" ON "opinions" USING btree ("hotel_id","standing");--> statement-breakpoint
CREATE INDEX "opinions_supplier" ON "opinions" USING btree ("supplier_id","standing");