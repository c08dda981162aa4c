CREATE TABLE "unreadable_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"release" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "packed" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "snapshot_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "packed" "bytea";--> statement-breakpoint
ALTER TABLE "unreadable_games" ADD CONSTRAINT "unreadable_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_unstarted" ON "games" USING btree ("created_at") WHERE "games"."status" = 'boarding';--> statement-breakpoint
CREATE INDEX "games_finished" ON "games" USING btree ("created_at") WHERE "games"."status" = 'finished';--> statement-breakpoint
-- Room on every page for the next version of its games, so that updates are HOT.
ALTER TABLE "games" SET (fillfactor = 50);--> statement-breakpoint
-- Most games have a wake-up already: an update writes less than an insert that finds the row in place.
CREATE OR REPLACE FUNCTION "keep_wake_up"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW."wake_at" IS NULL THEN
		DELETE FROM "wake_ups" WHERE "game_id" = NEW."id";
		RETURN NULL;
	END IF;
	UPDATE "wake_ups" SET "due_at" = NEW."wake_at" WHERE "game_id" = NEW."id";
	IF NOT FOUND THEN
		INSERT INTO "wake_ups" VALUES (NEW."id", NEW."wake_at")
		ON CONFLICT ("game_id") DO UPDATE SET "due_at" = excluded."due_at";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Moves what changes least to the end of the row: of a HOT update, PostgreSQL logs nothing that old and new row end with.
ALTER TABLE "games" ADD COLUMN "setup_moved" jsonb, ADD COLUMN "seats_moved" jsonb,
	ADD COLUMN "results_moved" jsonb, ADD COLUMN "deals_moved" jsonb;--> statement-breakpoint
UPDATE "games" SET "setup_moved" = "setup", "seats_moved" = "seats", "results_moved" = "results", "deals_moved" = "deals";--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "setup", DROP COLUMN "seats", DROP COLUMN "results", DROP COLUMN "deals";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "setup_moved" TO "setup";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "seats_moved" TO "seats";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "results_moved" TO "results";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "deals_moved" TO "deals";--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "setup" SET NOT NULL, ALTER COLUMN "seats" SET NOT NULL,
	ALTER COLUMN "results" SET NOT NULL, ALTER COLUMN "deals" SET NOT NULL, ALTER COLUMN "deals" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "games_seats" ON "games" USING gin ("seats" jsonb_path_ops);--> statement-breakpoint
-- Keeps a row in one piece, compressed: outside the row, PostgreSQL writes the position anew with an index entry.
ALTER TABLE "games" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "position" SET STORAGE MAIN, ALTER COLUMN "clock" SET STORAGE MAIN,
	ALTER COLUMN "plans" SET STORAGE MAIN, ALTER COLUMN "glance" SET STORAGE MAIN, ALTER COLUMN "setup" SET STORAGE MAIN,
	ALTER COLUMN "seats" SET STORAGE MAIN, ALTER COLUMN "results" SET STORAGE MAIN, ALTER COLUMN "deals" SET STORAGE MAIN,
	ALTER COLUMN "vote" SET STORAGE MAIN, ALTER COLUMN "waiting_for" SET STORAGE MAIN, ALTER COLUMN "id" SET STORAGE MAIN,
	ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "status" SET STORAGE MAIN, ALTER COLUMN "host" SET STORAGE MAIN,
	ALTER COLUMN "invitation" SET STORAGE MAIN;
