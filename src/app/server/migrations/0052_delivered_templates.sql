ALTER TABLE "message_templates" ALTER COLUMN "changed_at" DROP NOT NULL;--> statement-breakpoint
UPDATE "message_templates" SET "changed_at" = NULL WHERE NOT EXISTS (
	SELECT FROM "audit_log"
	WHERE "subject" = 'template ' || "message_templates"."id" AND "action" IN ('template.added', 'template.changed')
);
