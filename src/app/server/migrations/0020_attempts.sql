CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"made" bigint[] NOT NULL,
	"forget_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_forget" ON "attempts" USING btree ("forget_at");