CREATE TABLE "tournament_entrants" (
	"tournament_id" text NOT NULL,
	"number" smallint NOT NULL,
	"account_id" text,
	"state" text NOT NULL,
	"standing" jsonb,
	CONSTRAINT "tournament_entrants_tournament_id_number_pk" PRIMARY KEY("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "tournament_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"tournament_id" text NOT NULL,
	"round" smallint NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_scores" (
	"tournament_id" text NOT NULL,
	"round" smallint NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"game_id" text,
	"seat" smallint,
	"points" double precision,
	"place" smallint,
	"pips" integer,
	CONSTRAINT "tournament_scores_tournament_id_round_number_pk" PRIMARY KEY("tournament_id","round","number")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"organiser" text,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"setup" jsonb NOT NULL,
	"table_size" smallint NOT NULL,
	"rounds" smallint NOT NULL,
	"round_days" smallint NOT NULL,
	"most_people" smallint NOT NULL,
	"language" text NOT NULL,
	"seed" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"round" smallint NOT NULL,
	"round_ends_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tournaments_version" CHECK ("tournaments"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tournament_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tournament_news" text;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_games" ADD CONSTRAINT "tournament_games_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_scores" ADD CONSTRAINT "tournament_scores_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organiser_users_id_fk" FOREIGN KEY ("organiser") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entrants_account" ON "tournament_entrants" USING btree ("account_id","tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_games_tournament_id_round_index" ON "tournament_games" USING btree ("tournament_id","round");--> statement-breakpoint
CREATE INDEX "tournament_games_finished" ON "tournament_games" USING btree ("finished_at") WHERE "tournament_games"."state" = 'finished';--> statement-breakpoint
CREATE INDEX "tournaments_organiser_index" ON "tournaments" USING btree ("organiser");--> statement-breakpoint
CREATE INDEX "tournaments_due_at_index" ON "tournaments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "tournaments_over" ON "tournaments" USING btree ("created_at") WHERE "tournaments"."due_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_tournament" ON "outbox" USING btree ("tournament_id") WHERE "outbox"."tournament_id" is not null;--> statement-breakpoint
CREATE FUNCTION "note_finished_tournament_game"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "tournament_games" SET "state" = 'finished', "finished_at" = NEW."updated_at"
		WHERE "game_id" = NEW."id" AND "state" <> 'counted';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_finished_tournament" AFTER UPDATE OF "status" ON "games" FOR EACH ROW
	WHEN (NEW."status" = 'finished' AND OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "note_finished_tournament_game"();
