-- A password belongs to its own activation link; what waited to be activated moves there.
CREATE TABLE "registrations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country_id" integer,
	"language" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_client" ON "registrations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","sent_at");--> statement-breakpoint
INSERT INTO "registrations" ("code_hash", "client_id", "password_hash", "first_name", "last_name", "phone", "country_id", "language", "created_at")
SELECT "activation_code_hash", "id", "password_hash", "first_name", "last_name", "phone", "country_id", "language", "created_at"
FROM "clients" WHERE "activated_at" IS NULL AND "activation_code_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "clients" SET "password_hash" = NULL, "activation_code_hash" = NULL, "first_name" = '', "last_name" = '', "phone" = NULL, "country_id" = NULL
WHERE "activated_at" IS NULL;
