CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"why" text NOT NULL,
	"note" text NOT NULL,
	"blocked_by" integer NOT NULL,
	"blocked_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
-- A block has no booking.
ALTER TABLE "room_holds" DROP CONSTRAINT "room_holds_pkey";--> statement-breakpoint
ALTER TABLE "room_holds" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
-- A block has no booking.
ALTER TABLE "car_reservations" DROP CONSTRAINT "car_reservations_pkey";--> statement-breakpoint
ALTER TABLE "car_reservations" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_holds" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "car_reservations" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_by_clients_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_holds_type" ON "room_holds" USING btree ("room_type_id","check_out");--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_block_id_unique" UNIQUE("block_id");--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_block_id_unique" UNIQUE("block_id");--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_one_holder" CHECK (num_nonnulls("room_holds"."booking_id", "room_holds"."block_id") = 1);--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_one_holder" CHECK (num_nonnulls("car_reservations"."booking_id", "car_reservations"."block_id") = 1);
--> statement-breakpoint
-- Who has which car or rooms has changed: the desk's calendar is told. (DESK-16, DESK-27)
CREATE TRIGGER "car_reservations_tell_desk" AFTER INSERT OR DELETE ON "car_reservations"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('reservation');
--> statement-breakpoint
CREATE TRIGGER "room_holds_tell_desk" AFTER INSERT OR DELETE ON "room_holds"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('reservation');
