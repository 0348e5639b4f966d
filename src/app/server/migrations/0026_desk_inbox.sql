CREATE TABLE "desk_assignments" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"owner_id" integer,
	"assigned_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_assignments_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "desk_assignments" ADD CONSTRAINT "desk_assignments_owner_id_clients_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Tells the desk's pages, through whichever process they hear of it, which kind of what waits for the desk has changed.
-- It is told when the change is committed and only then, by whatever program made it; never whose or which it was, as
-- everybody on the database may listen. (DESK-16)
CREATE FUNCTION tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('booking');
--> statement-breakpoint
CREATE TRIGGER "holder_reviews_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "holder_reviews"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('holder');
--> statement-breakpoint
CREATE TRIGGER "client_documents_tell_desk" AFTER INSERT OR DELETE OR UPDATE OF "status", "current" ON "client_documents"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('document');
--> statement-breakpoint
-- Every fact of a plan: deadlines move with them, and a transfer waits for the desk in one of its states.
CREATE TRIGGER "travel_plans_tell_desk" AFTER UPDATE OF "event_count" ON "travel_plans"
  FOR EACH ROW WHEN (OLD."event_count" <> NEW."event_count") EXECUTE FUNCTION tell_desk('plan');
--> statement-breakpoint
CREATE TRIGGER "refund_requests_tell_desk" AFTER INSERT OR UPDATE OF "status" ON "refund_requests"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('refund');
--> statement-breakpoint
CREATE TRIGGER "refunds_tell_desk" AFTER INSERT OR UPDATE OF "status", "failure_code", "ask_again_at" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('refund');
--> statement-breakpoint
CREATE TRIGGER "disputes_tell_desk" AFTER INSERT OR UPDATE ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('dispute');
--> statement-breakpoint
CREATE TRIGGER "notes_tell_desk_new" AFTER INSERT ON "notes"
  FOR EACH ROW WHEN (NEW."is_sent") EXECUTE FUNCTION tell_desk('note');
--> statement-breakpoint
CREATE TRIGGER "notes_tell_desk" AFTER DELETE OR UPDATE OF "handled_at" ON "notes"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('note');
--> statement-breakpoint
CREATE TRIGGER "outbox_tell_desk" AFTER UPDATE OF "next_attempt_at" ON "outbox"
  FOR EACH ROW WHEN (NEW."next_attempt_at" IS NULL AND NEW."delivered_at" IS NULL) EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
-- What was given up leaves the desk with a second try.
CREATE TRIGGER "outbox_tell_desk_again" AFTER INSERT ON "outbox"
  FOR EACH ROW WHEN (NEW."key" LIKE '%/again-%') EXECUTE FUNCTION tell_desk('mail');
--> statement-breakpoint
CREATE TRIGGER "desk_assignments_tell_desk" AFTER UPDATE OF "owner_id" ON "desk_assignments"
  FOR EACH ROW EXECUTE FUNCTION tell_desk('owner');
