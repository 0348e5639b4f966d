CREATE TABLE "card_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"customer" text,
	"brand" text,
	"last4" text,
	"expires" text,
	"holder_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"removed_at" timestamptz(3),
	"forgotten_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"link_id" text,
	"url" text,
	"closed_at" timestamptz(3),
	"ask_again_at" timestamptz(3),
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "payment_links_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "payment_links_link_id_unique" UNIQUE("link_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	"charge_rate" integer DEFAULT 0 NOT NULL,
	"charge_fixed" integer DEFAULT 0 NOT NULL,
	"min_amount" integer DEFAULT 0 NOT NULL,
	"max_amount" integer,
	"accepted_cards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_orders" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"beneficiary" jsonb NOT NULL,
	"reported_at" timestamptz(3),
	CONSTRAINT "transfer_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "transfer_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"given_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"staff_id" integer NOT NULL,
	"finding" text NOT NULL,
	"amount" integer NOT NULL,
	"bank_reference" text,
	"reason" text,
	CONSTRAINT "transfer_reviews_bank_reference_unique" UNIQUE("bank_reference")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"facts" jsonb NOT NULL,
	"received_at" timestamptz(3) NOT NULL,
	"applied_at" timestamptz(3),
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_card_id_client_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."client_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_orders" ADD CONSTRAINT "transfer_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_payment_id_transfer_orders_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transfer_orders"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_payment_id_transfer_orders_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transfer_orders"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_staff_id_clients_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_cards_client" ON "client_cards" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "payment_links_ask" ON "payment_links" USING btree ("ask_again_at");--> statement-breakpoint
CREATE INDEX "transfer_proofs_payment" ON "transfer_proofs" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfer_reviews_payment" ON "transfer_reviews" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."applied_at" is null;--> statement-breakpoint
INSERT INTO "purchase_methods" ("id", "enabled", "position", "charge_rate", "charge_fixed", "min_amount", "max_amount", "accepted_cards") VALUES
	(135, true, 1, 0, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]'),
	(140, true, 2, 250, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]'),
	(85, true, 3, 0, 1500, 10000, NULL, '[]'),
	(120, false, 4, 0, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]');
