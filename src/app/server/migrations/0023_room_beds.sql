ALTER TABLE "room_types" ADD COLUMN "square_metres" integer;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "beds" jsonb;