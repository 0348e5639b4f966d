ALTER TABLE "blocks" ADD COLUMN "by_supplier" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of blocks made before, only the present role of who made them tells. (DESK-30)
UPDATE "blocks" SET "by_supplier" = true FROM "clients" WHERE "clients"."id" = "blocks"."blocked_by" AND "clients"."staff_role" = 'supplier';
