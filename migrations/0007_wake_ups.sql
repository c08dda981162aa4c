CREATE TABLE "lost_guests" (
	"account_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wake_ups" (
	"game_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "games_wake_at";--> statement-breakpoint
DROP INDEX "games_seeks";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "lost_guests" ADD CONSTRAINT "lost_guests_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wake_ups" ADD CONSTRAINT "wake_ups_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lost_guests_due_at_index" ON "lost_guests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "wake_ups_due_at_index" ON "wake_ups" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "games_host_index" ON "games" USING btree ("host");--> statement-breakpoint
CREATE INDEX "games_seeking" ON "games" USING btree ("id") WHERE "games"."seeks";--> statement-breakpoint
CREATE INDEX "outbox_due_people" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting' and "outbox"."kind" <> 'webhook';--> statement-breakpoint
CREATE INDEX "outbox_due_webhooks" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting' and "outbox"."kind" = 'webhook';--> statement-breakpoint
CREATE FUNCTION "keep_wake_up"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW."wake_at" IS NULL THEN
		DELETE FROM "wake_ups" WHERE "game_id" = NEW."id";
	ELSE
		INSERT INTO "wake_ups" VALUES (NEW."id", NEW."wake_at")
		ON CONFLICT ("game_id") DO UPDATE SET "due_at" = excluded."due_at";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_created" AFTER INSERT ON "games" FOR EACH ROW
	WHEN (NEW."wake_at" IS NOT NULL) EXECUTE FUNCTION "keep_wake_up"();--> statement-breakpoint
CREATE TRIGGER "games_wake_at_changed" AFTER UPDATE OF "wake_at" ON "games" FOR EACH ROW
	WHEN (OLD."wake_at" IS DISTINCT FROM NEW."wake_at") EXECUTE FUNCTION "keep_wake_up"();--> statement-breakpoint
INSERT INTO "wake_ups" SELECT "id", "wake_at" FROM "games" WHERE "wake_at" IS NOT NULL;--> statement-breakpoint
-- The lock makes two sessions of one guest that end at once follow each other: each would still see the other.
CREATE FUNCTION "notice_lost_guest"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM FROM "users" WHERE "id" = OLD."user_id" FOR NO KEY UPDATE;
	INSERT INTO "lost_guests"
	SELECT "id", now() FROM "users"
	WHERE "id" = OLD."user_id" AND NOT "email_verified"
		AND NOT EXISTS (SELECT FROM "sessions" WHERE "user_id" = OLD."user_id")
		AND NOT EXISTS (SELECT FROM "passkeys" WHERE "user_id" = OLD."user_id")
	ON CONFLICT ("account_id") DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "notice_lost_guest"();--> statement-breakpoint
CREATE TRIGGER "passkeys_deleted" AFTER DELETE ON "passkeys" FOR EACH ROW EXECUTE FUNCTION "notice_lost_guest"();--> statement-breakpoint
INSERT INTO "lost_guests"
SELECT "id", now() FROM "users"
WHERE NOT "email_verified"
	AND NOT EXISTS (SELECT FROM "sessions" WHERE "user_id" = "users"."id")
	AND NOT EXISTS (SELECT FROM "passkeys" WHERE "user_id" = "users"."id");
