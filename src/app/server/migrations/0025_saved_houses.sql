CREATE TABLE "saved_houses" (
	"client_id" integer NOT NULL,
	"hotel_id" integer NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "saved_houses_client_id_hotel_id_pk" PRIMARY KEY("client_id","hotel_id")
);
--> statement-breakpoint
ALTER TABLE "saved_houses" ADD CONSTRAINT "saved_houses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_houses" ADD CONSTRAINT "saved_houses_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;