CREATE TABLE "registered_policies" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"accepted_at" timestamptz(3) NOT NULL,
	"terms" text NOT NULL,
	"privacy" text NOT NULL,
	"cancellation" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "policies" jsonb;--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_terms_kept_policies_hash_fk" FOREIGN KEY ("terms") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_privacy_kept_policies_hash_fk" FOREIGN KEY ("privacy") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_policies" ADD CONSTRAINT "registered_policies_cancellation_kept_policies_hash_fk" FOREIGN KEY ("cancellation") REFERENCES "public"."kept_policies"("hash") ON DELETE no action ON UPDATE no action;