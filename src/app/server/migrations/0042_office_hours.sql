CREATE TABLE "car_closed_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_closed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"supplier_id" integer,
	"office_id" integer,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_office_hours" (
	"office_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "car_office_hours_office_id_weekday_opens_pk" PRIMARY KEY("office_id","weekday","opens")
);
--> statement-breakpoint
ALTER TABLE "car_closed_days" ADD CONSTRAINT "car_closed_days_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_closed_days" ADD CONSTRAINT "car_closed_days_office_id_car_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_office_hours" ADD CONSTRAINT "car_office_hours_office_id_car_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."car_offices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- All processes hear of a change. (OPS-31)
CREATE TRIGGER "car_office_hours_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_office_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER "car_closed_days_tell_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "car_closed_days"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
