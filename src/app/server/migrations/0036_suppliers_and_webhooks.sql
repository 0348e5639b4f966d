CREATE TABLE "supplier_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"supplier_id" integer,
	"hotel_id" integer,
	CONSTRAINT "supplier_staff_company" UNIQUE("client_id","supplier_id"),
	CONSTRAINT "supplier_staff_house" UNIQUE("client_id","hotel_id"),
	CONSTRAINT "supplier_staff_one_thing" CHECK (num_nonnulls("supplier_staff"."supplier_id", "supplier_staff"."hotel_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint_id" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3),
	"delivered_at" timestamptz(3),
	"answer" text,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"disabled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_message_id_webhook_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_message" ON "webhook_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_created" ON "webhook_messages" USING btree ("created_at");--> statement-breakpoint
-- Writes down what happened, and who is to be told of it, in the transaction in which it did, whatever program made it
-- happen. As long as nobody wants to know, nothing is written. It is due at once. (OPS-38)
CREATE FUNCTION tell_webhooks(happened text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE message uuid;
BEGIN
  IF happened IS NULL OR NOT EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN RETURN; END IF;
  INSERT INTO "webhook_messages" ("id", "type", "created_at", "data")
    VALUES (gen_random_uuid(), happened, now(), facts) RETURNING "id" INTO message;
  INSERT INTO "webhook_deliveries" ("endpoint_id", "message_id", "next_attempt_at")
    SELECT "id", message, 'epoch' FROM "webhook_endpoints" WHERE "disabled_at" IS NULL;
END
$$;
--> statement-breakpoint
-- What staff propose is no booking yet; one that its client takes out of the list is cancelled by it.
CREATE FUNCTION bookings_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."status" = NEW."status" THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(
    CASE
      WHEN NEW."status" IN ('requested', 'confirmed', 'declined', 'lapsed', 'cancelled', 'refunded')
        THEN 'booking.' || NEW."status"
      WHEN TG_OP = 'UPDATE' AND NEW."status" = 'removed' AND OLD."status" IN ('requested', 'confirmed')
        THEN 'booking.cancelled'
    END,
    jsonb_build_object(
      'bookingId', NEW."id", 'planId', NEW."plan_id", 'productType', NEW."product_type", 'supplierId', NEW."supplier_id",
      'payNow', NEW."pay_now", 'payInCuba', NEW."pay_in_cuba", 'currency', NEW."currency"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_tell_webhooks" AFTER INSERT OR UPDATE OF "status" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION bookings_tell_webhooks();
--> statement-breakpoint
CREATE FUNCTION payment_state(status integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE status WHEN 1 THEN 'created' WHEN 2 THEN 'succeeded' WHEN 3 THEN 'failed' WHEN 4 THEN 'expired' ELSE 'notFound' END
$$;
--> statement-breakpoint
CREATE FUNCTION payments_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."status" = NEW."status" THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(
    'payment.' || payment_state(NEW."status"),
    jsonb_build_object(
      'paymentId', NEW."id", 'planId', NEW."plan_id", 'method', NEW."method", 'amount', NEW."amount",
      'fundAmount', NEW."fund_amount", 'captured', NEW."captured", 'currency', NEW."currency"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_tell_webhooks" AFTER INSERT OR UPDATE OF "status" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION payments_tell_webhooks();
--> statement-breakpoint
CREATE FUNCTION refunds_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid record;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."status" = NEW."status" THEN RETURN NULL; END IF;
  SELECT "plan_id", "currency" INTO paid FROM "payments" WHERE "id" = NEW."payment_id";
  PERFORM tell_webhooks(
    'refund.' || payment_state(NEW."status"),
    jsonb_build_object(
      'refundId', NEW."id", 'paymentId', NEW."payment_id", 'planId', paid."plan_id", 'bookingId', NEW."booking_id",
      'amount', NEW."amount", 'currency', paid."currency"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_tell_webhooks" AFTER INSERT OR UPDATE OF "status" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_tell_webhooks();
