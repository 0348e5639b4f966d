-- No two reservations of one car overlap, whatever the programs do. The one-value range stands in for an equality
-- operator, so that no extension is needed; [start, end) lets a car leave in the minute it comes back.
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_no_overlap"
  EXCLUDE USING gist (int4range("unit_id", "unit_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_forward" CHECK ("ends_at" > "starts_at");
--> statement-breakpoint
-- Search asks each car for its first reservation that ends after the wanted start.
CREATE INDEX "car_reservations_probe" ON "car_reservations" ("unit_id", "ends_at", "starts_at");
--> statement-breakpoint
-- The facts of a plan are append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "checkout_events_append_only" BEFORE UPDATE OR DELETE ON "checkout_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
