CREATE TABLE "searched_clients" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector"
);
--> statement-breakpoint
ALTER TABLE "searched_clients" ADD CONSTRAINT "searched_clients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searched_clients_words" ON "searched_clients" USING gin ("words");--> statement-breakpoint
CREATE INDEX "searched_clients_missing" ON "searched_clients" USING btree ("client_id") WHERE "searched_clients"."words" is null;--> statement-breakpoint
-- Whoever writes a client's name or address, the last release too: the words that it is found by are made anew.
CREATE FUNCTION searched_clients_missing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO searched_clients (client_id) VALUES (NEW.id)
    ON CONFLICT (client_id) DO UPDATE SET words = NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "clients_new_to_search" AFTER INSERT ON "clients"
  FOR EACH ROW EXECUTE FUNCTION searched_clients_missing();
--> statement-breakpoint
CREATE TRIGGER "clients_renamed_to_search" AFTER UPDATE OF "first_name", "last_name", "email" ON "clients"
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION searched_clients_missing();
--> statement-breakpoint
INSERT INTO "searched_clients" ("client_id") SELECT "id" FROM "clients" ON CONFLICT DO NOTHING;
