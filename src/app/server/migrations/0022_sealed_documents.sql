ALTER TABLE "client_documents" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_documents" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_documents" ALTER COLUMN "last_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_documents" ALTER COLUMN "expires_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_documents" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "document_photos" ADD COLUMN "sealed_with" text;