CREATE TABLE "room_child_rates" (
	"room_type_id" integer NOT NULL,
	"from_age" integer NOT NULL,
	"to_age" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "room_child_rates_room_type_id_from_age_pk" PRIMARY KEY("room_type_id","from_age")
);
--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "release_days" integer;--> statement-breakpoint
ALTER TABLE "room_child_rates" ADD CONSTRAINT "room_child_rates_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "room_child_rates_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_child_rates"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
