CREATE TABLE "desk_snoozes" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"staff_id" integer NOT NULL,
	"client_id" integer,
	"snoozed_at" timestamptz(3) NOT NULL,
	"until" timestamptz(3),
	"state" text NOT NULL,
	"acts" text,
	CONSTRAINT "desk_snoozes_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "desk_snoozes" ADD CONSTRAINT "desk_snoozes_staff_id_clients_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_snoozes" ADD CONSTRAINT "desk_snoozes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_snoozes_client" ON "desk_snoozes" USING btree ("client_id");