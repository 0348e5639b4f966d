CREATE TABLE "car_charges" (
	"code" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_request_key_unique";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_request" UNIQUE("client_id","request_key");