CREATE TABLE "evenings" (
	"code" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"sheet" text NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "evenings_changed_at" ON "evenings" USING btree ("changed_at");