CREATE TABLE "shop_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "short_name" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "legal" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "main" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "main_night" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "accent_night" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "logo_night" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "host" text;