CREATE INDEX IF NOT EXISTS "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_impersonator" ON "audit_log" USING btree ("impersonator_id","at","id") WHERE "audit_log"."impersonator_id" is not null;