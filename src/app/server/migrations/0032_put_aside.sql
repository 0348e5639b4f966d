ALTER TABLE "outbox" ADD COLUMN "aside_at" timestamptz(3);--> statement-breakpoint
CREATE TRIGGER "outbox_tell_desk_aside" AFTER UPDATE OF "aside_at" ON "outbox"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
CREATE TRIGGER "opinions_tell_desk" AFTER INSERT OR UPDATE OF "standing" ON "opinions"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('opinion');
