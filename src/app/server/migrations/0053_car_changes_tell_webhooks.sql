-- A booking that has another car, whether staff moved it or its own was gone when it was taken up again. (OPS-38)
CREATE FUNCTION car_bookings_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE booking record;
BEGIN
  IF OLD."unit_id" = NEW."unit_id" THEN RETURN NULL; END IF;
  SELECT * INTO booking FROM "bookings" WHERE "id" = NEW."booking_id";
  PERFORM tell_webhooks(
    'booking.carChanged',
    jsonb_build_object(
      'bookingId', booking."id", 'planId', booking."plan_id", 'productType', booking."product_type",
      'supplierId', booking."supplier_id", 'payNow', booking."pay_now", 'payInCuba', booking."pay_in_cuba",
      'currency', booking."currency", 'carId', NEW."unit_id", 'modelId', NEW."model_id"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "car_bookings_tell_webhooks" AFTER UPDATE OF "unit_id" ON "car_bookings"
  FOR EACH ROW EXECUTE FUNCTION car_bookings_tell_webhooks();
