CREATE INDEX IF NOT EXISTS "audit_log_owner" ON "audit_log" USING btree (("facts"->>'owner'),"at","id") WHERE "audit_log"."action" = 'inbox.assigned';
--> statement-breakpoint
-- A server of the last release leaves it out, which is no: the role of who makes the block tells, as it is at that
-- moment. (DESK-30)
CREATE FUNCTION block_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT new.by_supplier THEN
    new.by_supplier := EXISTS (SELECT FROM clients WHERE id = new.blocked_by AND staff_role = 'supplier');
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "blocks_maker" BEFORE INSERT ON "blocks" FOR EACH ROW EXECUTE FUNCTION block_maker();
