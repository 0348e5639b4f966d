CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamptz(3),
	"last_step" bigint DEFAULT 0 NOT NULL
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
ALTER TABLE "clients" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "disabled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_client_id_second_factors_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."second_factors"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_client" ON "recovery_codes" USING btree ("client_id");--> statement-breakpoint
UPDATE "clients" SET "staff_role" = 'owner' WHERE "role" = 'staff';
