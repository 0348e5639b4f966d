CREATE TABLE "outside_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"refund_id" uuid,
	"shortfall" integer DEFAULT 0 NOT NULL,
	"known_at" timestamptz(3) NOT NULL,
	"settled_at" timestamptz(3),
	"settled_by" integer,
	"settled_as" text,
	"shortfall_as" text,
	"reason" text,
	"log_id" text,
	"settled_log_id" text
);
--> statement-breakpoint
CREATE TABLE "outside_shares" (
	"movement_id" uuid NOT NULL,
	"booking_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "outside_shares_movement_id_booking_id_pk" PRIMARY KEY("movement_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_settled_by_clients_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_shares" ADD CONSTRAINT "outside_shares_movement_id_outside_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."outside_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_shares" ADD CONSTRAINT "outside_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_movements_payment" ON "outside_movements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "outside_movements_open" ON "outside_movements" USING btree ("known_at") WHERE "outside_movements"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "outside_shares_booking" ON "outside_shares" USING btree ("booking_id");