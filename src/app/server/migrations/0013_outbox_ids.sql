ALTER TABLE "outbox" DROP CONSTRAINT "outbox_client_id_clients_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_plan_id_travel_plans_id_fk";
