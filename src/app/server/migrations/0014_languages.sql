-- Texts by language instead of a column for each language; countries are named by Intl.DisplayNames.
ALTER TABLE "news" ADD COLUMN "texts" jsonb;--> statement-breakpoint
UPDATE "news" SET "texts" = jsonb_build_object(
	'en', jsonb_build_object('title', "title_en", 'summary', "summary_en", 'body', "body_en"),
	'es', jsonb_build_object('title', "title_es", 'summary', "summary_es", 'body', "body_es")
);--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "texts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "code" text;--> statement-breakpoint
UPDATE "news_categories" SET "code" = CASE "id" WHEN 1 THEN 'road' WHEN 2 THEN 'stays' WHEN 3 THEN 'preparation' ELSE 'service' END;--> statement-breakpoint
ALTER TABLE "news_categories" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "countries" DROP COLUMN "name_es";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "title_es";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "summary_en";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "summary_es";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "body_en";--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "body_es";--> statement-breakpoint
ALTER TABLE "news_categories" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "news_categories" DROP COLUMN "name_es";
