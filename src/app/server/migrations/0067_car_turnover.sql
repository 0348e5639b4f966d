ALTER TABLE "car_units" ADD COLUMN "roams" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "turnover_hours" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "drive_km_per_day" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "cars_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_turnover" CHECK ("suppliers"."turnover_hours" >= 1 and "suppliers"."drive_km_per_day" >= 1);--> statement-breakpoint
ALTER TABLE "car_reservations" ADD COLUMN "free_at" timestamptz(3) DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_reservations" ADD COLUMN "from_zone_id" integer;--> statement-breakpoint
ALTER TABLE "car_reservations" ADD COLUMN "stands_in_zone_id" integer;--> statement-breakpoint
-- How long after its return a car is free at home: its company's turnover and, where it was left elsewhere, the drive, in
-- whole hours. As in car.turnover.ts; without a zone, the longest that the company's one-way rentals need.
CREATE FUNCTION car_home_in(unit integer, left_in integer) RETURNS interval LANGUAGE sql STABLE AS $$
  SELECT make_interval(hours => s.turnover_hours + ceil(coalesce(
    CASE
      WHEN left_in = u.zone_id THEN 0
      WHEN left_in IS NULL THEN longest.km
      ELSE coalesce(
        (SELECT d.km FROM drop_off_zones d
          WHERE d.supplier_id = s.id AND d.from_zone_id = left_in AND d.to_zone_id = u.zone_id),
        (SELECT d.km FROM drop_off_zones d
          WHERE d.supplier_id = s.id AND d.from_zone_id = u.zone_id AND d.to_zone_id = left_in),
        longest.km)
    END, 0) * 24.0 / s.drive_km_per_day)::integer)
  FROM car_units u JOIN suppliers s ON s.id = u.supplier_id,
    LATERAL (SELECT max(d.km) AS km FROM drop_off_zones d
      WHERE d.supplier_id = s.id AND u.zone_id IN (d.from_zone_id, d.to_zone_id)) longest
  WHERE u.id = unit
$$;
--> statement-breakpoint
-- What was sold stays sold: where the next one begins before the car would be back, its turnover ends there.
UPDATE "car_reservations" r
SET "free_at" = p.free_at, "from_zone_id" = p.home, "stands_in_zone_id" = p.home
FROM (
  SELECT o.unit_id, o.starts_at, CASE WHEN o.booking_id IS NOT NULL THEN u.zone_id END AS home,
    CASE WHEN o.booking_id IS NULL THEN o.ends_at
      ELSE least(o.ends_at + car_home_in(o.unit_id, f.zone_id),
        lead(o.starts_at, 1, 'infinity') OVER (PARTITION BY o.unit_id ORDER BY o.starts_at)) END AS free_at
  FROM car_reservations o JOIN car_units u ON u.id = o.unit_id
    LEFT JOIN car_bookings b ON b.booking_id = o.booking_id
    LEFT JOIN car_offices f ON f.id = b.drop_off_office_id) p
WHERE r."unit_id" = p.unit_id AND r."starts_at" = p.starts_at;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_from_zone_id_zones_id_fk" FOREIGN KEY ("from_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_stands_in_zone_id_zones_id_fk" FOREIGN KEY ("stands_in_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_units_roaming" ON "car_units" USING btree ("supplier_id") WHERE "car_units"."roams";--> statement-breakpoint
DROP INDEX "car_reservations_probe";--> statement-breakpoint
CREATE INDEX "car_reservations_probe" ON "car_reservations" USING btree ("unit_id","free_at","starts_at");--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_free_after" CHECK ("car_reservations"."free_at" >= "car_reservations"."ends_at");--> statement-breakpoint
-- A car is taken until it is free for the next one, not until its return.
ALTER TABLE "car_reservations" DROP CONSTRAINT "car_reservations_no_overlap";--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_no_overlap"
  EXCLUDE USING gist (int4range("unit_id", "unit_id", '[]') WITH &&, tstzrange("starts_at", "free_at") WITH &&);
--> statement-breakpoint
-- Times alone do not say whether a car is where it is wanted: a reservation that begins elsewhere than the car stands, or
-- leaves it elsewhere than it is needed next, takes no row, as one for which there is no time. Reservations that move the
-- car exclude others of it until their transaction ends, or each would rely on a place that the other changes.
-- The last release's programs write neither places nor turnover. They sell cars at home, and the office of return comes
-- with the rest of the booking, after its reservation: until then the longest way is kept.
CREATE FUNCTION place_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  home integer;
  begins_in integer;
  leaves_in integer;
  stands_in integer;
  needed_in integer;
BEGIN
  SELECT zone_id INTO home FROM car_units WHERE id = NEW.unit_id;
  begins_in := NEW.from_zone_id;
  leaves_in := NEW.stands_in_zone_id;
  IF NEW.free_at = 'infinity' AND NEW.booking_id IS NULL THEN
    NEW.free_at := NEW.ends_at;
    -- Its desk knows no turnover in which a block cannot begin.
    UPDATE car_reservations SET free_at = NEW.starts_at
    WHERE unit_id = NEW.unit_id AND ends_at <= NEW.starts_at AND free_at > NEW.starts_at;
  ELSIF NEW.free_at = 'infinity' THEN
    begins_in := home;
    leaves_in := home;
    SELECT o.zone_id INTO stands_in FROM car_bookings b JOIN car_offices o ON o.id = b.drop_off_office_id
    WHERE b.booking_id = NEW.booking_id;
    NEW.free_at := NEW.ends_at + car_home_in(NEW.unit_id, stands_in);
    IF stands_in IS NOT NULL THEN
      NEW.from_zone_id := home;
      NEW.stands_in_zone_id := home;
    END IF;
  END IF;
  IF begins_in IS NULL OR leaves_in IS NULL THEN
    RETURN NEW;
  END IF;
  IF begins_in = leaves_in THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('place of car_units'), NEW.unit_id);
  ELSE
    PERFORM pg_advisory_xact_lock(hashtext('place of car_units'), NEW.unit_id);
  END IF;
  SELECT stands_in_zone_id INTO stands_in FROM car_reservations
  WHERE unit_id = NEW.unit_id AND free_at <= NEW.starts_at AND stands_in_zone_id IS NOT NULL
  ORDER BY free_at DESC LIMIT 1;
  SELECT from_zone_id INTO needed_in FROM car_reservations
  WHERE unit_id = NEW.unit_id AND free_at > NEW.starts_at AND from_zone_id IS NOT NULL
  ORDER BY free_at LIMIT 1;
  IF coalesce(stands_in, home) <> begins_in OR coalesce(needed_in, leaves_in) <> leaves_in THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "car_reservations_place" BEFORE INSERT ON "car_reservations"
  FOR EACH ROW EXECUTE FUNCTION place_reservation();
--> statement-breakpoint
-- The office of return of a booking of the last release's programs is known.
CREATE FUNCTION place_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE car_reservations r SET free_at = least(r.free_at, r.ends_at + car_home_in(r.unit_id, o.zone_id)),
    from_zone_id = u.zone_id, stands_in_zone_id = u.zone_id
  FROM car_offices o, car_units u
  WHERE r.booking_id = NEW.booking_id AND r.from_zone_id IS NULL
    AND o.id = NEW.drop_off_office_id AND u.id = r.unit_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "car_bookings_place" AFTER INSERT ON "car_bookings"
  FOR EACH ROW EXECUTE FUNCTION place_booking();
--> statement-breakpoint
-- A car that has been left elsewhere is looked for where it stands from then on.
CREATE FUNCTION let_car_roam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE car_units SET roams = true WHERE id = NEW.unit_id AND NOT roams;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "car_reservations_let_roam" AFTER INSERT ON "car_reservations"
  FOR EACH ROW WHEN (NEW."from_zone_id" <> NEW."stands_in_zone_id") EXECUTE FUNCTION let_car_roam();
