CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"made" bigint[] NOT NULL,
	"forget_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"temporary_password_hash" text,
	"temporary_password_expires_at" timestamptz(3),
	"role" text DEFAULT 'client' NOT NULL,
	"staff_role" text,
	"disabled_at" timestamptz(3),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"verified_phone" text,
	"birth_date" date,
	"country_id" integer,
	"address" text,
	"city" text,
	"postal_code" text,
	"language" text DEFAULT 'en' NOT NULL,
	"activation_code_hash" text,
	"activated_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"closed_at" timestamptz(3),
	"unwanted_mails" text[] DEFAULT '{}' NOT NULL,
	"unsubscribe_code" text,
	CONSTRAINT "clients_email_unique" UNIQUE("email"),
	CONSTRAINT "clients_verified_phone_unique" UNIQUE("verified_phone")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso" text NOT NULL,
	"passport_months" integer DEFAULT 6 NOT NULL,
	CONSTRAINT "countries_iso_unique" UNIQUE("iso")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"channel" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country_id" integer,
	"language" text NOT NULL,
	"short_code_hash" text DEFAULT '' NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"policies" jsonb,
	"return_path" text,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamptz(3),
	"last_step" bigint DEFAULT 0 NOT NULL,
	"app" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"client_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"device" text,
	"created_at" timestamptz(3) NOT NULL,
	"password_at" timestamptz(3),
	"expires_at" timestamptz(3) NOT NULL,
	"rotated_at" timestamptz(3),
	"revoked_at" timestamptz(3),
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"staff_role" text NOT NULL,
	"language" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "staff_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_dollar" integer NOT NULL,
	"set_at" timestamptz(3) NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "desk_assignments" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"owner_id" integer,
	"assigned_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_assignments_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occasion" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamptz(3),
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "searched_clients" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector"
);
--> statement-breakpoint
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
CREATE TABLE "client_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"holder" text DEFAULT 'client' NOT NULL,
	"type" integer NOT NULL,
	"sealed" text,
	"number" text,
	"first_name" text,
	"last_name" text,
	"country_id" integer NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"birth_date" date,
	"status" text NOT NULL,
	"current" boolean DEFAULT true NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"reviewed_at" timestamptz(3),
	"rejected_for" text,
	"log_id" text,
	"reviewed_log_id" text
);
--> statement-breakpoint
CREATE TABLE "document_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sealed_with" text,
	"given_at" timestamptz(3) NOT NULL,
	CONSTRAINT "document_photos_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "document_processes" (
	"client_id" integer NOT NULL,
	"type" integer NOT NULL,
	"action_type" text NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	CONSTRAINT "document_processes_client_id_type_pk" PRIMARY KEY("client_id","type")
);
--> statement-breakpoint
CREATE TABLE "fund_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fund_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"booking_id" integer,
	"request_id" uuid NOT NULL,
	"renews_id" integer
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
CREATE TABLE "kept_policies" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"kept_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"published_on" date NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamptz(3),
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "news_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamptz(3) NOT NULL,
	"published_by" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "published_texts_version" UNIQUE("name","version")
);
--> statement-breakpoint
CREATE TABLE "registered_policies" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"accepted_at" timestamptz(3) NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL,
	"cancellation" text NOT NULL
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
CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"client_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_sent" boolean NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"action_label" text,
	"action_path" text,
	"answers_id" integer,
	"handled_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"log_id" text,
	CONSTRAINT "notes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "opinion_requests" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "opinion_requests_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"hotel_id" integer,
	"supplier_id" integer,
	"stars" jsonb NOT NULL,
	"tenths" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"standing" text NOT NULL,
	"reason" text,
	"written_at" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3)
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
CREATE TABLE "receipts" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"signer_name" text NOT NULL,
	"consent_version" text NOT NULL,
	"signed_at" timestamptz(3) NOT NULL,
	"address" text,
	"user_agent" text,
	"sha256" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	CONSTRAINT "receipts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"token" text,
	CONSTRAINT "vouchers_number_unique" UNIQUE("number")
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
	"sealed_with" text,
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
	"reversed_at" timestamptz(3),
	"reversed_by" integer,
	"reversed_reason" text,
	"reversed_reference" text,
	"reference_key" text,
	CONSTRAINT "transfer_reviews_bank_reference_unique" UNIQUE("bank_reference")
);
--> statement-breakpoint
CREATE TABLE "provider_comparisons" (
	"method" integer PRIMARY KEY NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"compared_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "outside_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"refund_id" uuid,
	"shortfall" integer DEFAULT 0 NOT NULL,
	"known_at" timestamptz(3) NOT NULL,
	"settled_at" timestamptz(3),
	"settled_by" integer,
	"settled_as" text,
	"shortfall_as" text,
	"reason" text,
	"log_id" text,
	"settled_log_id" text
);
--> statement-breakpoint
CREATE TABLE "outside_shares" (
	"movement_id" uuid NOT NULL,
	"booking_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "outside_shares_movement_id_booking_id_pk" PRIMARY KEY("movement_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"customer" text,
	"provider_card" text,
	"consent" text,
	"brand" text,
	"last4" text,
	"expires" text,
	"holder_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"removed_at" timestamptz(3),
	"ask_again_at" timestamptz(3),
	"forgotten_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"respond_by" timestamptz(3),
	"answered_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"shortfall" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamptz(3),
	"settled_as" text,
	"log_id" text,
	"answered_log_id" text,
	"closed_log_id" text
);
--> statement-breakpoint
CREATE TABLE "holder_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holder_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3),
	"log_id" text,
	CONSTRAINT "holder_reviews_name" UNIQUE("plan_id","name")
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
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"method" integer NOT NULL,
	"status" integer NOT NULL,
	"amount" integer NOT NULL,
	"fund_amount" integer DEFAULT 0 NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"source" text,
	"card_digest" text,
	"holder_name" text,
	"client_address" text,
	"browser" jsonb,
	"authentication" jsonb,
	"provider_reference" text,
	"authorisation" text,
	"card_brand" text,
	"card_last4" text,
	"failure_code" text,
	"seller" text,
	"created_at" timestamptz(3) NOT NULL,
	"ask_again_at" timestamptz(3),
	"asked" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamptz(3),
	"log_id" text,
	"settled_log_id" text
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
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"facts" jsonb NOT NULL,
	"received_at" timestamptz(3) NOT NULL,
	"applied_at" timestamptz(3),
	"outcome" text,
	"log_id" text
);
--> statement-breakpoint
CREATE TABLE "photo_leftovers" (
	"file" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"due_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"file" uuid NOT NULL,
	"placeholder" text NOT NULL,
	"digests" text[],
	"words" jsonb NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	CONSTRAINT "photos_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "car_closed_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_closed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"supplier_id" integer,
	"office_id" integer,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_office_hours" (
	"office_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "car_office_hours_office_id_weekday_opens_pk" PRIMARY KEY("office_id","weekday","opens")
);
--> statement-breakpoint
CREATE TABLE "car_offices" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"zone_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"airport" boolean NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "car_offices_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "provinces_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"per_mille" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"confirms_instantly" boolean DEFAULT false NOT NULL,
	"extra_driver_per_day" integer,
	"extra_driver_flat" integer,
	"turnover_hours" integer DEFAULT 1 NOT NULL,
	"drive_km_per_day" integer DEFAULT 500 NOT NULL,
	"cars_stay" boolean DEFAULT false NOT NULL,
	"phone" text,
	"emergency_phone" text,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "suppliers_name_unique" UNIQUE("name"),
	CONSTRAINT "suppliers_turnover" CHECK ("suppliers"."turnover_hours" >= 1 and "suppliers"."drive_km_per_day" >= 1)
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"province_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "zones_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"why" text NOT NULL,
	"note" text NOT NULL,
	"blocked_by" integer NOT NULL,
	"blocked_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 801 CACHE 1),
	"plan_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"product_type" integer NOT NULL,
	"supplier_id" integer,
	"status" text NOT NULL,
	"replaces_id" integer,
	"proposal_note" text,
	"supplier_reference" text,
	"decline_reason" text,
	"created_at" timestamptz(3) NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"pay_now" integer NOT NULL,
	"pay_in_cuba" integer NOT NULL,
	"currency" text NOT NULL,
	"price" jsonb NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	CONSTRAINT "bookings_request" UNIQUE("client_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "cancellation_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_type" integer NOT NULL,
	"code" integer NOT NULL,
	"from_days" integer,
	"to_days" integer NOT NULL,
	"percent" integer,
	"units" integer,
	"amount" integer,
	"no_show" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_events" (
	"plan_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"event" jsonb NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"recorded_at" timestamptz(3) NOT NULL,
	"machine_version" integer NOT NULL,
	"log_id" text,
	CONSTRAINT "checkout_events_plan_id_seq_pk" PRIMARY KEY("plan_id","seq")
);
--> statement-breakpoint
CREATE TABLE "limit_lifts" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"until" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans_set_aside" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_acceptances" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"accepted_at" timestamptz(3) NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL,
	"cancellation" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reserve_periods" (
	"product_type" integer PRIMARY KEY NOT NULL,
	"minimum_days" integer NOT NULL,
	"maximum_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"client_id" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"state" text NOT NULL,
	"next_tick_at" timestamptz(3),
	"event_count" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamptz(3),
	"checkpoint" json
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
	"lots_lost" integer DEFAULT 0 NOT NULL,
	"lots_renewed" integer DEFAULT 0 NOT NULL,
	"to_new_lot" integer NOT NULL,
	"decided_at" timestamptz(3),
	"decided_by" integer,
	"decision" text,
	"log_id" text,
	"decided_log_id" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" integer,
	"request_id" uuid,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" integer NOT NULL,
	"provider_reference" text,
	"created_at" timestamptz(3) NOT NULL,
	"ask_again_at" timestamptz(3),
	"asked" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"settled_at" timestamptz(3),
	"other_way" boolean DEFAULT false NOT NULL,
	"log_id" text,
	"settled_log_id" text
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"client_id" integer NOT NULL,
	"item" text NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "saved_items_client_id_item_pk" PRIMARY KEY("client_id","item")
);
--> statement-breakpoint
CREATE TABLE "car_bookings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"unit_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"pick_up_office_id" integer NOT NULL,
	"drop_off_office_id" integer NOT NULL,
	"driver_first_name" text NOT NULL,
	"driver_last_name" text NOT NULL,
	"driver_birth_date" date NOT NULL,
	"driver_country_id" integer NOT NULL,
	"passport_number" text NOT NULL,
	"passport_expires_on" date NOT NULL,
	"licence_number" text NOT NULL,
	"licence_country_id" integer NOT NULL,
	"licence_issued_on" date NOT NULL,
	"licence_expires_on" date NOT NULL,
	"policies_version" text DEFAULT '' NOT NULL,
	"extras" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_reservations" (
	"booking_id" integer,
	"block_id" integer,
	"unit_id" integer NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"free_at" timestamptz(3) DEFAULT 'infinity' NOT NULL,
	"from_zone_id" integer,
	"stands_in_zone_id" integer,
	CONSTRAINT "car_reservations_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "car_reservations_block_id_unique" UNIQUE("block_id"),
	CONSTRAINT "car_reservations_one_holder" CHECK (num_nonnulls("car_reservations"."booking_id", "car_reservations"."block_id") = 1),
	CONSTRAINT "car_reservations_free_after" CHECK ("car_reservations"."free_at" >= "car_reservations"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "car_charges" (
	"code" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_classes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"transmission" integer NOT NULL,
	"seats" integer NOT NULL,
	"bags" integer NOT NULL,
	"per_day" integer NOT NULL,
	"waiver_per_day" integer NOT NULL,
	"deposit" integer NOT NULL,
	"full_tank" integer,
	"km_limit" integer,
	"min_licence_years" integer DEFAULT 2 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "car_classes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "car_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"class_id" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_units" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "car_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"plate" text,
	"roams" boolean DEFAULT false NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "car_units_plate_unique" UNIQUE("plate")
);
--> statement-breakpoint
CREATE TABLE "drop_off_zones" (
	"supplier_id" integer NOT NULL,
	"from_zone_id" integer NOT NULL,
	"to_zone_id" integer NOT NULL,
	"km" integer NOT NULL,
	CONSTRAINT "drop_off_zones_supplier_id_from_zone_id_to_zone_id_pk" PRIMARY KEY("supplier_id","from_zone_id","to_zone_id")
);
--> statement-breakpoint
CREATE TABLE "length_tiers" (
	"from_days" integer PRIMARY KEY NOT NULL,
	"per_mille" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel_chains" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "hotel_chains_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "hotel_services" (
	"hotel_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "hotel_services_hotel_id_code_pk" PRIMARY KEY("hotel_id","code")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category_id" integer NOT NULL,
	"stars" integer,
	"chain_id" integer,
	"zone_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"building" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"check_in_hour" text NOT NULL,
	"check_out_hour" text NOT NULL,
	"street" text,
	"phone" text,
	"confirms_instantly" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hotels_name" UNIQUE("zone_id","name")
);
--> statement-breakpoint
CREATE TABLE "lodging_bookings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"room_type_id" integer NOT NULL,
	"meals_plan_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"requests" text,
	"policies_version" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lodging_guests" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"room" integer NOT NULL,
	"age" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_id" integer NOT NULL,
	"passport_number" text NOT NULL,
	"passport_expires_on" date,
	CONSTRAINT "lodging_guests_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "room_child_rates" (
	"room_type_id" integer NOT NULL,
	"from_age" integer NOT NULL,
	"to_age" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "room_child_rates_room_type_id_from_age_pk" PRIMARY KEY("room_type_id","from_age")
);
--> statement-breakpoint
CREATE TABLE "room_holds" (
	"booking_id" integer,
	"block_id" integer,
	"room_type_id" integer NOT NULL,
	"rooms" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	CONSTRAINT "room_holds_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "room_holds_block_id_unique" UNIQUE("block_id"),
	CONSTRAINT "room_holds_one_holder" CHECK (num_nonnulls("room_holds"."booking_id", "room_holds"."block_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "room_nights" (
	"room_type_id" integer NOT NULL,
	"night" date NOT NULL,
	"units" integer NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "room_nights_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "room_nights_never_oversold" CHECK ("room_nights"."sold" >= 0 and "room_nights"."sold" <= "room_nights"."units")
);
--> statement-breakpoint
CREATE TABLE "room_rates" (
	"room_type_id" integer NOT NULL,
	"meals_plan_id" integer NOT NULL,
	"peak" integer NOT NULL,
	"high" integer NOT NULL,
	"low" integer NOT NULL,
	CONSTRAINT "room_rates_room_type_id_meals_plan_id_pk" PRIMARY KEY("room_type_id","meals_plan_id")
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"hotel_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"units" integer NOT NULL,
	"max_adults" integer NOT NULL,
	"max_guests" integer NOT NULL,
	"cots" integer DEFAULT 2 NOT NULL,
	"covers_guests" integer NOT NULL,
	"bedrooms" integer,
	"square_metres" integer,
	"beds" jsonb,
	"release_days" integer,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "room_types_class" UNIQUE("hotel_id","class_id"),
	CONSTRAINT "room_types_units" UNIQUE("id","units"),
	CONSTRAINT "room_types_counts" CHECK ("room_types"."units" >= 0 and "room_types"."covers_guests" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_keys" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamptz(3) NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"impersonator_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"text_id" uuid,
	"facts" jsonb,
	"log_id" text
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"client_id" integer,
	"plan_id" integer,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"unsubscribe_path" text,
	"created_at" timestamptz(3) NOT NULL,
	"delivered_at" timestamptz(3),
	"refused_at" timestamptz(3),
	"refusal" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3),
	"aside_at" timestamptz(3),
	"template" jsonb,
	"secrets" jsonb,
	"provider_reference" text,
	"provider_status" text,
	"log_id" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "process_clocks" (
	"process" uuid PRIMARY KEY NOT NULL,
	"ahead" integer NOT NULL,
	"seen_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"minute" integer NOT NULL,
	"caller" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_minute_caller_pk" PRIMARY KEY("minute","caller")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"street" text,
	"town" text,
	"phone" text,
	"email" text,
	"whats_app" text,
	"brand_name" text,
	"short_name" text,
	"prefix" text,
	"sender_name" text,
	"reply_to" text,
	"registration" text,
	"tax_id" text,
	"legal" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"main" text,
	"main_night" text,
	"accent" text,
	"accent_night" text,
	"logo" text,
	"logo_night" text,
	"host" text
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_sections" (
	"section" text PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "infected_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"media_type" text,
	"found" text NOT NULL,
	"refused_at" timestamptz(3) NOT NULL,
	"done_at" timestamptz(3),
	"log_id" text
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"first_byte" integer NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"sealed_with" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_first_byte_pk" PRIMARY KEY("upload_id","first_byte")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"call" text NOT NULL,
	"length" integer NOT NULL,
	"begun_at" timestamptz(3) NOT NULL,
	"last_part_at" timestamptz(3) NOT NULL,
	"handled_since" timestamptz(3),
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer,
	"made_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"undoes" integer,
	"log_id" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change_id" integer,
	"of_table" text NOT NULL,
	"row_key" text NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"content" jsonb,
	"settled" boolean NOT NULL
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
	"previous_sealed" text,
	"previous_until" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"disabled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"data" jsonb NOT NULL,
	"subject" text,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_client_id_second_factors_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."second_factors"("client_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_client_id_second_factors_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."second_factors"("client_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_assignments" ADD CONSTRAINT "desk_assignments_owner_id_clients_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "searched_clients" ADD CONSTRAINT "searched_clients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_staff" ADD CONSTRAINT "supplier_staff_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_photos" ADD CONSTRAINT "document_photos_document_id_client_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."client_documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_processes" ADD CONSTRAINT "document_processes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_lots" ADD CONSTRAINT "fund_lots_renews_id_fund_lots_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."fund_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_lot_id_fund_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."fund_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_movements" ADD CONSTRAINT "fund_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "published_texts" ADD CONSTRAINT "published_texts_published_by_clients_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_terms_kept_policies_hash_fk" FOREIGN KEY ("terms") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_privacy_kept_policies_hash_fk" FOREIGN KEY ("privacy") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_cancellation_kept_policies_hash_fk" FOREIGN KEY ("cancellation") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_answers_id_notes_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."notes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinion_requests" ADD CONSTRAINT "opinion_requests_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinion_requests" ADD CONSTRAINT "opinion_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_events" ADD CONSTRAINT "receipt_events_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_orders" ADD CONSTRAINT "transfer_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_payment_id_transfer_orders_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transfer_orders"("payment_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_payment_id_transfer_orders_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."transfer_orders"("payment_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_staff_id_clients_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfer_reviews" ADD CONSTRAINT "transfer_reviews_reversed_by_clients_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outside_movements" ADD CONSTRAINT "outside_movements_settled_by_clients_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outside_shares" ADD CONSTRAINT "outside_shares_movement_id_outside_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."outside_movements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outside_shares" ADD CONSTRAINT "outside_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_card_id_client_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."client_cards"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holder_reviews" ADD CONSTRAINT "holder_reviews_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_closed_days" ADD CONSTRAINT "car_closed_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_closed_days" ADD CONSTRAINT "car_closed_days_office_id_car_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_office_hours" ADD CONSTRAINT "car_office_hours_office_id_car_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_offices" ADD CONSTRAINT "car_offices_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_by_clients_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkout_events" ADD CONSTRAINT "checkout_events_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "limit_lifts" ADD CONSTRAINT "limit_lifts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plans_set_aside" ADD CONSTRAINT "plans_set_aside_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_terms_kept_policies_hash_fk" FOREIGN KEY ("terms") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_privacy_kept_policies_hash_fk" FOREIGN KEY ("privacy") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_cancellation_kept_policies_hash_fk" FOREIGN KEY ("cancellation") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "travel_plans" ADD CONSTRAINT "travel_plans_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_plan_id_travel_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."travel_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_clients_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_unit_id_car_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."car_units"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_model_id_car_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_models"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_pick_up_office_id_car_offices_id_fk" FOREIGN KEY ("pick_up_office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_drop_off_office_id_car_offices_id_fk" FOREIGN KEY ("drop_off_office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_driver_country_id_countries_id_fk" FOREIGN KEY ("driver_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_bookings" ADD CONSTRAINT "car_bookings_licence_country_id_countries_id_fk" FOREIGN KEY ("licence_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_unit_id_car_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."car_units"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_from_zone_id_zones_id_fk" FOREIGN KEY ("from_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_stands_in_zone_id_zones_id_fk" FOREIGN KEY ("stands_in_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_models" ADD CONSTRAINT "car_models_class_id_car_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."car_classes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_units" ADD CONSTRAINT "car_units_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_units" ADD CONSTRAINT "car_units_model_id_car_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_models"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "car_units" ADD CONSTRAINT "car_units_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drop_off_zones" ADD CONSTRAINT "drop_off_zones_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drop_off_zones" ADD CONSTRAINT "drop_off_zones_from_zone_id_zones_id_fk" FOREIGN KEY ("from_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drop_off_zones" ADD CONSTRAINT "drop_off_zones_to_zone_id_zones_id_fk" FOREIGN KEY ("to_zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hotel_services" ADD CONSTRAINT "hotel_services_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_chain_id_hotel_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."hotel_chains"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lodging_bookings" ADD CONSTRAINT "lodging_bookings_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lodging_guests" ADD CONSTRAINT "lodging_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lodging_guests" ADD CONSTRAINT "lodging_guests_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_child_rates" ADD CONSTRAINT "room_child_rates_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_nights" ADD CONSTRAINT "room_nights_units" FOREIGN KEY ("room_type_id","units") REFERENCES "public"."room_types"("id","units") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "room_rates" ADD CONSTRAINT "room_rates_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_text_id_client_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."client_texts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_change_id_catalogue_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_message_id_webhook_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attempts_forget" ON "attempts" USING btree ("forget_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "clients_unsubscribe_code" ON "clients" USING btree ("unsubscribe_code") WHERE unsubscribe_code is not null;
--> statement-breakpoint
CREATE INDEX "passkey_challenges_client" ON "passkey_challenges" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "passkeys_client" ON "passkeys" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "phone_codes_client" ON "phone_codes" USING btree ("client_id","sent_at");
--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","sent_at");
--> statement-breakpoint
CREATE INDEX "recovery_codes_client" ON "recovery_codes" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "registrations_client" ON "registrations" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family");
--> statement-breakpoint
CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at");
--> statement-breakpoint
CREATE INDEX "searched_clients_words" ON "searched_clients" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "searched_clients_missing" ON "searched_clients" USING btree ("client_id") WHERE "searched_clients"."words" is null;
--> statement-breakpoint
CREATE INDEX "fund_lots_client" ON "fund_lots" USING btree ("client_id","expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "fund_lots_request" ON "fund_lots" USING btree ("request_id") WHERE "fund_lots"."renews_id" is null;
--> statement-breakpoint
CREATE INDEX "fund_movements_payment" ON "fund_movements" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "news_published_on" ON "news" USING btree ("published_on");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","client_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "notes_client" ON "notes" USING btree ("client_id","id");
--> statement-breakpoint
CREATE INDEX "notes_to_desk" ON "notes" USING btree ("id") WHERE is_sent and handled_at is null;
--> statement-breakpoint
CREATE INDEX "opinions_hotel" ON "opinions" USING btree ("hotel_id","standing");
--> statement-breakpoint
CREATE INDEX "opinions_supplier" ON "opinions" USING btree ("supplier_id","standing");
--> statement-breakpoint
CREATE INDEX "transfer_proofs_payment" ON "transfer_proofs" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "transfer_reviews_payment" ON "transfer_reviews" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "transfer_reviews_reference_key" ON "transfer_reviews" USING btree ("reference_key");
--> statement-breakpoint
CREATE INDEX "outside_movements_payment" ON "outside_movements" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "outside_movements_open" ON "outside_movements" USING btree ("known_at") WHERE "outside_movements"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "outside_shares_booking" ON "outside_shares" USING btree ("booking_id");
--> statement-breakpoint
CREATE INDEX "client_cards_client" ON "client_cards" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "client_cards_forget" ON "client_cards" USING btree ("ask_again_at") WHERE "client_cards"."removed_at" is not null and "client_cards"."forgotten_at" is null;
--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "payment_links_ask" ON "payment_links" USING btree ("ask_again_at");
--> statement-breakpoint
CREATE INDEX "payments_plan" ON "payments" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "payments_client" ON "payments" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("card_digest","created_at");
--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("status","ask_again_at");
--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."applied_at" is null;
--> statement-breakpoint
CREATE INDEX "webhook_events_log" ON "webhook_events" USING btree ("log_id");
--> statement-breakpoint
CREATE INDEX "photos_subject" ON "photos" USING btree ("subject","subject_id","position");
--> statement-breakpoint
CREATE INDEX "bookings_plan" ON "bookings" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "bookings_client" ON "bookings" USING btree ("client_id","status");
--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "checkout_events_log" ON "checkout_events" USING btree ("log_id");
--> statement-breakpoint
CREATE INDEX "travel_plans_client" ON "travel_plans" USING btree ("client_id","id");
--> statement-breakpoint
CREATE INDEX "travel_plans_due" ON "travel_plans" USING btree ("next_tick_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("booking_id") WHERE "refund_requests"."status" = 'requested';
--> statement-breakpoint
CREATE INDEX "refund_requests_plan" ON "refund_requests" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "car_reservations_probe" ON "car_reservations" USING btree ("unit_id","free_at","starts_at");
--> statement-breakpoint
CREATE INDEX "car_units_on_sale" ON "car_units" USING btree ("zone_id","supplier_id","model_id") WHERE "car_units"."on_sale";
--> statement-breakpoint
CREATE INDEX "car_units_roaming" ON "car_units" USING btree ("supplier_id") WHERE "car_units"."roams";
--> statement-breakpoint
CREATE INDEX "room_holds_type" ON "room_holds" USING btree ("room_type_id","check_out");
--> statement-breakpoint
CREATE INDEX "room_nights_few_free" ON "room_nights" USING btree ("night","room_type_id","units","sold") WHERE "room_nights"."units" - "room_nights"."sold" <= 5;
--> statement-breakpoint
CREATE INDEX "client_texts_client" ON "client_texts" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "audit_log_log" ON "audit_log" USING btree ("log_id");
--> statement-breakpoint
CREATE INDEX "audit_log_reason" ON "audit_log" USING btree ("id") WHERE "audit_log"."reason" is not null;
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at");
--> statement-breakpoint
CREATE INDEX "outbox_provider_reference" ON "outbox" USING btree ("provider_reference");
--> statement-breakpoint
CREATE INDEX "outbox_message_id" ON "outbox" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");
--> statement-breakpoint
CREATE INDEX "infected_uploads_client" ON "infected_uploads" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "uploads_client" ON "uploads" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "uploads_begun" ON "uploads" USING btree ("begun_at");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_undoes" ON "catalogue_changes" USING btree ("undoes");
--> statement-breakpoint
CREATE INDEX "catalogue_versions_row" ON "catalogue_versions" USING btree ("of_table","row_key","valid_from","id");
--> statement-breakpoint
CREATE INDEX "catalogue_versions_change" ON "catalogue_versions" USING btree ("change_id");
--> statement-breakpoint
CREATE INDEX "catalogue_versions_coming" ON "catalogue_versions" USING btree ("valid_from") WHERE not "catalogue_versions"."settled";
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_message" ON "webhook_deliveries" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lane" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at");
--> statement-breakpoint
CREATE INDEX "webhook_messages_created" ON "webhook_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhook_messages_subject" ON "webhook_messages" USING btree ("subject","created_at");
--> statement-breakpoint
-- From here on by hand: what the generator does not know of.
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_forward" CHECK ("ends_at" > "starts_at");
--> statement-breakpoint
ALTER TABLE "car_reservations" ADD CONSTRAINT "car_reservations_no_overlap"
  EXCLUDE USING gist (int4range("unit_id", "unit_id", '[]') WITH &&, tstzrange("starts_at", "free_at") WITH &&);
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
--> statement-breakpoint
-- Tells the desk's pages, through whichever process they hear of it, which kind of what waits for the desk has changed.
-- It is told when the change is committed and only then, by whatever program made it; never whose or which it was, as
-- everybody on the database may listen. (DESK-16)
CREATE FUNCTION tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('booking');
--> statement-breakpoint
CREATE TRIGGER "holder_reviews_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "holder_reviews"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('holder');
--> statement-breakpoint
CREATE TRIGGER "client_documents_tell_desk" AFTER INSERT OR DELETE OR UPDATE OF "status", "current" ON "client_documents"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('document');
--> statement-breakpoint
-- Every fact of a plan: deadlines move with them, and a transfer waits for the desk in one of its states.
CREATE TRIGGER "travel_plans_tell_desk" AFTER UPDATE OF "event_count" ON "travel_plans"
  FOR EACH ROW WHEN (OLD."event_count" <> NEW."event_count") EXECUTE FUNCTION tell_desk('plan');
--> statement-breakpoint
CREATE TRIGGER "refund_requests_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "refund_requests"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('refund');
--> statement-breakpoint
CREATE TRIGGER "refunds_tell_desk" AFTER INSERT OR UPDATE OF "status", "failure_code", "ask_again_at" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('refund');
--> statement-breakpoint
CREATE TRIGGER "disputes_tell_desk" AFTER INSERT OR UPDATE ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('dispute');
--> statement-breakpoint
CREATE TRIGGER "notes_tell_desk_new" AFTER INSERT ON "notes"
  FOR EACH ROW WHEN (NEW."is_sent") EXECUTE FUNCTION tell_desk('note');
--> statement-breakpoint
CREATE TRIGGER "notes_tell_desk" AFTER DELETE OR UPDATE OF "handled_at" ON "notes"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('note');
--> statement-breakpoint
CREATE TRIGGER "outbox_tell_desk" AFTER UPDATE OF "next_attempt_at" ON "outbox"
  FOR EACH ROW WHEN (NEW."next_attempt_at" IS NULL AND NEW."delivered_at" IS NULL) EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
-- What was given up leaves the desk with a second try.
CREATE TRIGGER "outbox_tell_desk_again" AFTER INSERT ON "outbox"
  FOR EACH ROW WHEN (NEW."key" LIKE '%/again-%') EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
CREATE TRIGGER "desk_assignments_tell_desk" AFTER UPDATE OF "owner_id" ON "desk_assignments"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('owner');
--> statement-breakpoint
CREATE TRIGGER "outbox_tell_desk_aside" AFTER UPDATE OF "aside_at" ON "outbox"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
CREATE TRIGGER "opinions_tell_desk" AFTER INSERT OR UPDATE OF "standing" ON "opinions"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('opinion');
--> statement-breakpoint
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
--> statement-breakpoint
-- Who has which car or rooms has changed: the desk's calendar is told. (DESK-16, DESK-27)
CREATE TRIGGER "car_reservations_tell_desk" AFTER INSERT OR DELETE ON "car_reservations"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('reservation');
--> statement-breakpoint
CREATE TRIGGER "room_holds_tell_desk" AFTER INSERT OR DELETE ON "room_holds"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('reservation');
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
--> statement-breakpoint
-- What a photograph had in the file store is left over once its row is gone, whoever deletes it. (PHOTO-4)
CREATE FUNCTION leave_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photo_leftovers (file, width, due_at) VALUES (OLD.file, OLD.width, NULL) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "photos_leave_files" AFTER DELETE ON "photos"
  FOR EACH ROW EXECUTE FUNCTION leave_photo_files();
--> statement-breakpoint
-- The photographs of a house, a room or a model go with it: by an import too. (PHOTO-4)
CREATE FUNCTION delete_its_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photos WHERE subject = TG_ARGV[0] AND subject_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hotels_delete_photos" AFTER DELETE ON "hotels"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('hotel');
--> statement-breakpoint
CREATE TRIGGER "room_types_delete_photos" AFTER DELETE ON "room_types"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('room');
--> statement-breakpoint
CREATE TRIGGER "car_models_delete_photos" AFTER DELETE ON "car_models"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('model');
--> statement-breakpoint
-- All processes hear of what is to come, as they hear of what has changed. (OPS-31, OPS-40)
CREATE TRIGGER "catalogue_versions_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "car_office_hours_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_office_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_closed_days_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_closed_days"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "room_child_rates_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_child_rates"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
-- The questions in the heads of pages are remembered: all processes hear of a new version. (INFO-22)
CREATE TRIGGER "published_texts_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_texts"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "shop_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
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
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "shop_sections_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_sections"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
-- Whoever writes a client's name or address, the last release too: the words that it is found by are made anew.
CREATE FUNCTION searched_clients_missing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO searched_clients (client_id) VALUES (NEW.id)
    ON CONFLICT (client_id) DO UPDATE SET words = NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "clients_new_to_search" AFTER INSERT ON "clients"
  FOR EACH ROW EXECUTE FUNCTION searched_clients_missing();
--> statement-breakpoint
CREATE TRIGGER "clients_renamed_to_search" AFTER UPDATE OF "first_name", "last_name", "email" ON "clients"
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION searched_clients_missing();
--> statement-breakpoint
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
--> statement-breakpoint
-- Several states of one subject in one transaction, or on a clock that was set back, still have rising instants. Whoever
-- writes holds the subject's row, so that its numbers rise as its states follow each other. (OPS-111)
CREATE FUNCTION tell_webhooks(happened text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  message uuid;
  kind text := split_part(happened, '.', 1);
  about text := kind || ' ' || (facts ->> (kind || 'Id'));
  latest timestamptz;
BEGIN
  IF happened IS NULL OR NOT EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN RETURN; END IF;
  SELECT max("created_at") INTO latest FROM "webhook_messages" WHERE "subject" = about;
  INSERT INTO "webhook_messages" ("id", "type", "created_at", "data", "subject")
    VALUES (
      gen_random_uuid(), happened, greatest(clock_timestamp(), latest + interval '1 millisecond'), facts, about)
    RETURNING "id" INTO message;
  INSERT INTO "webhook_deliveries" ("endpoint_id", "message_id", "next_attempt_at")
    SELECT "id", message, 'epoch' FROM "webhook_endpoints" WHERE "disabled_at" IS NULL;
END
$$;
--> statement-breakpoint
-- The client whom a row of the audit is about; null: none.
CREATE FUNCTION client_of_subject(subject text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE split_part(subject, ' ', 1)
    WHEN 'client' THEN substring(subject from '^client (\d{1,9})$')::int
    WHEN 'plan' THEN (SELECT client_id FROM travel_plans WHERE id = substring(subject from '^plan (\d{1,9})$')::int)
    WHEN 'booking' THEN (SELECT client_id FROM bookings WHERE id = substring(subject from '^booking (\d{1,9})$')::int)
  END
$$;
--> statement-breakpoint
-- The one change that the audit allows: a reason that the last release wrote into it is moved apart, and nothing else.
CREATE FUNCTION guard_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('malecon.moves_texts', true) = 'on'
     AND OLD.reason IS NOT NULL AND OLD.text_id IS NULL AND NEW.reason IS NULL AND NEW.text_id IS NOT NULL
     AND to_jsonb(NEW) - 'reason' - 'text_id' = to_jsonb(OLD) - 'reason' - 'text_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION guard_audit();
--> statement-breakpoint
CREATE TRIGGER "infected_uploads_tell_desk" AFTER INSERT OR UPDATE OF "done_at" ON "infected_uploads"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('upload');
--> statement-breakpoint
INSERT INTO "purchase_methods" ("id", "enabled", "position", "charge_rate", "charge_fixed", "min_amount", "max_amount", "accepted_cards") VALUES
	(135, true, 1, 0, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]'),
	(140, true, 2, 250, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]'),
	(85, true, 3, 0, 1500, 10000, NULL, '[]'),
	(120, false, 4, 0, 0, 100, 1500000, '["Visa", "Mastercard", "American Express", "Discover"]');
--> statement-breakpoint
-- Its one row: empty until the owner fills it in, or an import does. (OPS-91)
INSERT INTO "shop" ("id") VALUES (1);
--> statement-breakpoint
-- Every section is shown until the owner leaves it out. (WEB-18)
INSERT INTO "shop_sections" ("section", "shown") VALUES ('lodging', true), ('news', true);
