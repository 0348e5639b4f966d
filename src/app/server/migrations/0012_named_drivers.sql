CREATE TABLE "car_named_drivers" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"licence_number" text NOT NULL,
	"licence_country_id" integer NOT NULL,
	"licence_issued_on" date NOT NULL,
	"licence_expires_on" date NOT NULL,
	CONSTRAINT "car_named_drivers_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
ALTER TABLE "car_named_drivers" ADD CONSTRAINT "car_named_drivers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_named_drivers" ADD CONSTRAINT "car_named_drivers_licence_country_id_countries_id_fk" FOREIGN KEY ("licence_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;