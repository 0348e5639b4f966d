DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_sealed" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lane" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_subject" ON "webhook_messages" USING btree ("subject","created_at");--> statement-breakpoint
-- Several states of one subject in one transaction, or on a clock that was set back, still have rising instants. Whoever
-- writes holds the subject's row, so that its numbers rise as its states follow each other. (OPS-111)
CREATE OR REPLACE FUNCTION tell_webhooks(happened text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  message uuid;
  kind text := split_part(happened, '.', 1);
  about text := kind || ' ' || (facts ->> (kind || 'Id'));
  latest timestamptz;
BEGIN
  IF happened IS NULL OR NOT EXISTS (SELECT FROM "webhook_endpoints" WHERE "disabled_at" IS NULL) THEN RETURN; END IF;
  SELECT max("created_at") INTO latest FROM "webhook_messages" WHERE "subject" = about;
  INSERT INTO "webhook_messages" ("id", "type", "created_at", "data", "subject")
    VALUES (
      gen_random_uuid(), happened, greatest(clock_timestamp(), latest + interval '1 millisecond'), facts, about)
    RETURNING "id" INTO message;
  INSERT INTO "webhook_deliveries" ("endpoint_id", "message_id", "next_attempt_at")
    SELECT "id", message, 'epoch' FROM "webhook_endpoints" WHERE "disabled_at" IS NULL;
END
$$;
