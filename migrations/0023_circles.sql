CREATE TABLE "circle_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"circle_id" text NOT NULL,
	"number" integer NOT NULL,
	"season" smallint,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_games_number" UNIQUE("circle_id","number")
);
--> statement-breakpoint
CREATE TABLE "circle_members" (
	"circle_id" text NOT NULL,
	"account_id" text NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"by" text,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_members_circle_id_account_id_pk" PRIMARY KEY("circle_id","account_id"),
	CONSTRAINT "circle_members_number" UNIQUE("circle_id","number")
);
--> statement-breakpoint
CREATE TABLE "circle_results" (
	"game_id" text NOT NULL,
	"account_id" text NOT NULL,
	"circle_id" text NOT NULL,
	"played_by" text,
	"seats" smallint NOT NULL,
	"place" smallint NOT NULL,
	"scores" jsonb NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_results_game_id_account_id_pk" PRIMARY KEY("game_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "circle_substitutes" (
	"game_id" text NOT NULL,
	"account_id" text NOT NULL,
	"substitute_id" text NOT NULL,
	CONSTRAINT "circle_substitutes_game_id_account_id_pk" PRIMARY KEY("game_id","account_id"),
	CONSTRAINT "circle_substitutes_one" UNIQUE("game_id","substitute_id")
);
--> statement-breakpoint
CREATE TABLE "circles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"founder" text,
	"invitation" text NOT NULL,
	"standing" jsonb,
	"opens_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circles_invitation_unique" UNIQUE("invitation")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"circle_id" text NOT NULL,
	"number" smallint NOT NULL,
	"terms" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "seasons_circle_id_number_pk" PRIMARY KEY("circle_id","number")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "circle_id" text;--> statement-breakpoint
ALTER TABLE "circle_games" ADD CONSTRAINT "circle_games_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_members" ADD CONSTRAINT "circle_members_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_results" ADD CONSTRAINT "circle_results_game_id_circle_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."circle_games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_results" ADD CONSTRAINT "circle_results_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_results" ADD CONSTRAINT "circle_results_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_results" ADD CONSTRAINT "circle_results_played_by_users_id_fk" FOREIGN KEY ("played_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_substitutes" ADD CONSTRAINT "circle_substitutes_game_id_circle_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."circle_games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_substitutes" ADD CONSTRAINT "circle_substitutes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_substitutes" ADD CONSTRAINT "circle_substitutes_substitute_id_users_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circles" ADD CONSTRAINT "circles_founder_users_id_fk" FOREIGN KEY ("founder") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_members_account_id_index" ON "circle_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_results_finished" ON "circle_results" USING btree ("circle_id","finished_at");--> statement-breakpoint
CREATE INDEX "circle_results_account_id_index" ON "circle_results" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_results_played_by" ON "circle_results" USING btree ("played_by") WHERE "circle_results"."played_by" is not null;--> statement-breakpoint
CREATE INDEX "circle_substitutes_account_id_index" ON "circle_substitutes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_substitutes_substitute_id_index" ON "circle_substitutes" USING btree ("substitute_id");--> statement-breakpoint
CREATE INDEX "circles_founder_index" ON "circles" USING btree ("founder");--> statement-breakpoint
CREATE INDEX "circles_due" ON "circles" USING btree ("opens_at") WHERE "circles"."opens_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_circle" ON "outbox" USING btree ("circle_id") WHERE "outbox"."circle_id" is not null;--> statement-breakpoint
CREATE FUNCTION "hand_on_circle"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Of two members who leave at the same time, the second waits here, and then finds the first one gone.
	PERFORM 1 FROM "circles" WHERE "id" = OLD."circle_id" FOR UPDATE;
	UPDATE "circles" SET "founder" = (
		SELECT "account_id" FROM "circle_members"
		WHERE "circle_id" = OLD."circle_id" AND "state" = 'member' ORDER BY "since", "number" LIMIT 1)
	WHERE "id" = OLD."circle_id" AND ("founder" IS NULL OR "founder" = OLD."account_id");
	DELETE FROM "circles" WHERE "id" = OLD."circle_id" AND NOT EXISTS (
		SELECT 1 FROM "circle_members" WHERE "circle_id" = OLD."circle_id" AND "state" = 'member');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "circle_member_left" AFTER DELETE ON "circle_members" FOR EACH ROW
	WHEN (OLD."state" = 'member') EXECUTE FUNCTION "hand_on_circle"();
