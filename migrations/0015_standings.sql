CREATE TABLE "standings" (
	"account_id" text NOT NULL,
	"game_id" text NOT NULL,
	"preset" text NOT NULL,
	"seats" smallint NOT NULL,
	"place" smallint,
	"rounds" smallint NOT NULL,
	"rounds_won" smallint NOT NULL,
	"pips" integer NOT NULL,
	"longest_train" smallint NOT NULL,
	"turns" integer NOT NULL,
	"timeouts" integer NOT NULL,
	"is_away" boolean NOT NULL,
	"nth" integer,
	"mu" double precision,
	"sigma" double precision,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standings_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "unsettled_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_hides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsettled_games" ADD CONSTRAINT "unsettled_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standings_account_id_finished_at_index" ON "standings" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE INDEX "standings_game_id_index" ON "standings" USING btree ("game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standings_nth" ON "standings" USING btree ("account_id","preset","nth");--> statement-breakpoint
CREATE INDEX "unsettled_games_due_at_index" ON "unsettled_games" USING btree ("due_at");--> statement-breakpoint
CREATE FUNCTION "note_finished_game"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "unsettled_games" VALUES (NEW."id", NEW."updated_at") ON CONFLICT ("game_id") DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_finished" AFTER UPDATE OF "status" ON "games" FOR EACH ROW
	WHEN (NEW."status" = 'finished' AND OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "note_finished_game"();--> statement-breakpoint
INSERT INTO "unsettled_games" SELECT "id", "updated_at" FROM "games" WHERE "status" = 'finished';
