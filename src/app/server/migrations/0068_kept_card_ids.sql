ALTER TABLE "client_cards" ADD COLUMN "provider_card" text;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "consent" text;--> statement-breakpoint
-- Removed cards of which the provider had not told an id were taken as deleted, and may not be: it is asked again. In a
-- day, when no server of the last release runs that would take them as deleted once more.
UPDATE "client_cards" SET "forgotten_at" = NULL, "ask_again_at" = now() + interval '1 day'
WHERE "forgotten_at" IS NOT NULL AND "customer" IS NOT NULL;
