ALTER TABLE "lodging_bookings" ALTER COLUMN "policies_version" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "car_bookings" ALTER COLUMN "policies_version" SET DEFAULT '';