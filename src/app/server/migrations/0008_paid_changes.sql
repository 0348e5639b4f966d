ALTER TABLE "bookings" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_events" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_pkey";--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_plan_id_edition_pk" PRIMARY KEY("plan_id","edition");--> statement-breakpoint
ALTER TABLE "receipt_events" DROP CONSTRAINT "receipt_events_plan_id_seq_pk";--> statement-breakpoint
ALTER TABLE "receipt_events" ADD CONSTRAINT "receipt_events_plan_id_edition_seq_pk" PRIMARY KEY("plan_id","edition","seq");
