DROP INDEX "car_units_offer";--> statement-breakpoint
ALTER TABLE "car_classes" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "car_offices" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "car_units" ADD COLUMN "plate" text;--> statement-breakpoint
ALTER TABLE "car_units" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "car_units_on_sale" ON "car_units" USING btree ("zone_id","supplier_id","model_id") WHERE "car_units"."on_sale";--> statement-breakpoint
ALTER TABLE "car_units" ADD CONSTRAINT "car_units_plate_unique" UNIQUE("plate");