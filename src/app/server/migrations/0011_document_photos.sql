CREATE TABLE "document_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	CONSTRAINT "document_photos_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
ALTER TABLE "document_photos" ADD CONSTRAINT "document_photos_document_id_client_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."client_documents"("id") ON DELETE no action ON UPDATE no action;