-- All processes hear of a change of the catalogue as soon as it is committed, whoever made it: once a statement, and of
-- what changed only that it did. (OPS-31)
CREATE FUNCTION tell_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "provinces_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "provinces"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "zones_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zones"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "suppliers_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "suppliers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_offices_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_offices"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_classes_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_classes"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_models_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_models"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_units_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_units"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "drop_off_zones_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "drop_off_zones"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "seasons_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "seasons"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "length_tiers_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "length_tiers"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "cancellation_rules_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cancellation_rules"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "reserve_periods_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reserve_periods"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_charges_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_charges"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "hotel_chains_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_chains"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "hotels_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotels"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "hotel_services_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_services"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "room_types_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_types"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "room_rates_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_rates"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "photos_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "photos"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
