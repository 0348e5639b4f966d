CREATE TABLE "request_counts" (
	"minute" integer NOT NULL,
	"caller" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_minute_caller_pk" PRIMARY KEY("minute","caller")
);
