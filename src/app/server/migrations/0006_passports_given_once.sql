ALTER TABLE "car_bookings" ALTER COLUMN "passport_expires_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lodging_guests" ALTER COLUMN "country_id" DROP NOT NULL;