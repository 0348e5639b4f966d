ALTER TABLE "desk_assignments" ADD COLUMN "given_by" integer;--> statement-breakpoint
ALTER TABLE "desk_assignments" ADD COLUMN "word_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_assignments" ADD CONSTRAINT "desk_assignments_given_by_clients_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_assignments" ADD CONSTRAINT "desk_assignments_word_id_client_texts_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."client_texts"("id") ON DELETE no action ON UPDATE no action;