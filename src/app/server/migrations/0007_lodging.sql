CREATE TABLE "hotel_chains" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "hotel_chains_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hotel_services" (
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "hotel_services_hotel_id_code_pk" PRIMARY KEY("hotel_id","code")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" integer NOT NULL,
	"stars" integer,
	"chain_id" integer,
	"zone_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"building" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"check_in_hour" text NOT NULL,
	"check_out_hour" text NOT NULL,
	"phone" text,
	"confirms_instantly" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hotels_name" UNIQUE("zone_id","name")
);
--> statement-breakpoint
CREATE TABLE "lodging_bookings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"room_type_id" integer NOT NULL,
	"meals_plan_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"requests" text,
	"policies_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lodging_guests" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"room" integer NOT NULL,
	"age" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_id" integer NOT NULL,
	"passport_number" text NOT NULL,
	CONSTRAINT "lodging_guests_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_holds" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"room_type_id" integer NOT NULL,
	"rooms" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"room_type_id" integer NOT NULL,
	"night" date NOT NULL,
	"units" integer NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "room_nights_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "room_nights_never_oversold" CHECK ("room_nights"."sold" >= 0 and "room_nights"."sold" <= "room_nights"."units")
);
--> statement-breakpoint
CREATE TABLE "room_rates" (
	"room_type_id" integer NOT NULL,
	"meals_plan_id" integer NOT NULL,
	"peak" integer NOT NULL,
	"high" integer NOT NULL,
	"low" integer NOT NULL,
	CONSTRAINT "room_rates_room_type_id_meals_plan_id_pk" PRIMARY KEY("room_type_id","meals_plan_id")
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"units" integer NOT NULL,
	"max_adults" integer NOT NULL,
	"max_guests" integer NOT NULL,
	"covers_guests" integer NOT NULL,
	"bedrooms" integer,
	CONSTRAINT "room_types_class" UNIQUE("hotel_id","class_id"),
	CONSTRAINT "room_types_units" UNIQUE("id","units"),
	CONSTRAINT "room_types_counts" CHECK ("room_types"."units" >= 0 and "room_types"."covers_guests" > 0)
);
--> statement-breakpoint
ALTER TABLE "hotel_services" ADD CONSTRAINT "hotel_services_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_chain_id_hotel_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."hotel_chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_guests" ADD CONSTRAINT "lodging_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lodging_guests" ADD CONSTRAINT "lodging_guests_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "room_nights_units" FOREIGN KEY ("room_type_id","units") REFERENCES "public"."room_types"("id","units") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "room_rates" ADD CONSTRAINT "room_rates_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_subject" ON "photos" USING btree ("subject","subject_id","position");--> statement-breakpoint
CREATE INDEX "room_nights_search" ON "room_nights" USING btree ("night","room_type_id","sold");