CREATE TABLE "process_clocks" (
	"process" uuid PRIMARY KEY NOT NULL,
	"ahead" integer NOT NULL,
	"seen_at" timestamptz(3) NOT NULL
);
