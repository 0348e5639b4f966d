CREATE TABLE "document_processes" (
	"client_id" integer NOT NULL,
	"type" integer NOT NULL,
	"action_type" text NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	CONSTRAINT "document_processes_client_id_type_pk" PRIMARY KEY("client_id","type")
);
--> statement-breakpoint
ALTER TABLE "document_processes" ADD CONSTRAINT "document_processes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;