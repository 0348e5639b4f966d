CREATE TABLE "client_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"reason" text NOT NULL,
	"last_day" date,
	"suspended_at" timestamptz(3) NOT NULL,
	"suspended_by" integer NOT NULL,
	"lifted_at" timestamptz(3),
	"lifted_by" integer
);
--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "typed_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_suspensions" ADD CONSTRAINT "client_suspensions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_suspensions" ADD CONSTRAINT "client_suspensions_suspended_by_clients_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_suspensions" ADD CONSTRAINT "client_suspensions_lifted_by_clients_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_suspensions_client" ON "client_suspensions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","at");