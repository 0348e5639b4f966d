ALTER TABLE "car_models" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "equipment" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "about_en" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "about_es" text;