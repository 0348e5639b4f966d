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
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_client" ON "uploads" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "uploads_begun" ON "uploads" USING btree ("begun_at");