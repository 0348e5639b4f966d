CREATE TABLE "provider_comparisons" (
	"method" integer PRIMARY KEY NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"compared_at" timestamptz(3)
);
