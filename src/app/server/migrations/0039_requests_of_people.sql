ALTER TABLE "client_documents" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "reviewed_log_id" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_log_id" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "closed_log_id" text;--> statement-breakpoint
ALTER TABLE "holder_reviews" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "log_id" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "decided_log_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_log_id" text;