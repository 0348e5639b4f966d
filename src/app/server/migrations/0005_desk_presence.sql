CREATE TABLE "desk_presence" (
	"staff_id" integer NOT NULL,
	"tab_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"answering" boolean NOT NULL,
	"session" uuid,
	"until" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_presence_staff_id_tab_id_kind_item_id_pk" PRIMARY KEY("staff_id","tab_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_staff_id_clients_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_presence_until" ON "desk_presence" USING btree ("until");