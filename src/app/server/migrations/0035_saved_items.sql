CREATE TABLE "saved_items" (
	"client_id" integer NOT NULL,
	"item" text NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "saved_items_client_id_item_pk" PRIMARY KEY("client_id","item")
);
--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "saved_items" ("client_id", "item", "saved_at") SELECT "client_id", 'house.' || "hotel_id", "saved_at" FROM "saved_houses";
--> statement-breakpoint
-- since 0.1.0: no release is out yet whose servers could run beside this one
DROP TABLE "saved_houses" CASCADE;
