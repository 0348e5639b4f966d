-- What became of an attempt, and what is to be sent again: the page of the webhooks follows by itself. (DESK-16, DESK-38)
CREATE TRIGGER "webhook_deliveries_tell_desk" AFTER INSERT OR DELETE OR UPDATE OF "answer" ON "webhook_deliveries"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('webhook');
--> statement-breakpoint
CREATE TRIGGER "webhook_endpoints_tell_desk" AFTER INSERT OR DELETE OR UPDATE OF "disabled_at", "previous_until" ON "webhook_endpoints"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('webhook');
