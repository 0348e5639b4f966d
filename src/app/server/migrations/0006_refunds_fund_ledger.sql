CREATE TABLE "fund_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fund_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"booking_id" integer,
	"request_id" uuid NOT NULL,
	CONSTRAINT "fund_lots_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "fund_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fund_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"plan_id" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "fund_movements_once" UNIQUE("key","lot_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"key" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"plan_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	CONSTRAINT "ledger_entries_key_account_pk" PRIMARY KEY("key","account")
);
--> statement-breakpoint
CREATE TABLE "receipt_events" (
	"plan_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"address" text,
	"user_agent" text,
	"sha256" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "receipt_events_plan_id_seq_pk" PRIMARY KEY("plan_id","seq")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text,
	"supplier_fault" boolean DEFAULT false NOT NULL,
	"ends_booking" boolean DEFAULT true NOT NULL,
	"charge" integer NOT NULL,
	"to_method" integer NOT NULL,
	"to_lots" integer NOT NULL,
	"to_new_lot" integer NOT NULL,
	"decided_at" timestamptz(3),
	"decided_by" integer,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fund_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "captured" = "amount" WHERE "provider_reference" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_lot_id_fund_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."fund_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_events" ADD CONSTRAINT "receipt_events_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_clients_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fund_lots_client" ON "fund_lots" USING btree ("client_id","expires_at");--> statement-breakpoint
CREATE INDEX "fund_movements_payment" ON "fund_movements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("booking_id") WHERE "refund_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "refund_requests_plan" ON "refund_requests" USING btree ("plan_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Money and trails are facts: they are added to and never changed.
CREATE TRIGGER "fund_lots_append_only" BEFORE UPDATE OR DELETE ON "fund_lots"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "fund_movements_append_only" BEFORE UPDATE OR DELETE ON "fund_movements"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "receipt_events_append_only" BEFORE UPDATE OR DELETE ON "receipt_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
