CREATE TABLE "durations" (
	"key" text PRIMARY KEY NOT NULL,
	"hours" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_game_filters" (
	"key" text NOT NULL,
	"position" bigint NOT NULL,
	"game_id" text NOT NULL,
	CONSTRAINT "open_game_filters_key_position_game_id_pk" PRIMARY KEY("key","position","game_id")
);
--> statement-breakpoint
CREATE TABLE "open_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"people" text[] NOT NULL,
	"kind" text NOT NULL,
	"pace" text NOT NULL,
	"full_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "open_waits" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"settings" jsonb NOT NULL,
	"zone" text,
	"since" timestamp (3) with time zone NOT NULL,
	"seated" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "open_waits_kind" UNIQUE("account_id","kind"),
	CONSTRAINT "open_waits_taken" CHECK ("open_waits"."seated" < 2)
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"game_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removals_game_id_account_id_pk" PRIMARY KEY("game_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "timeouts" (
	"account_id" text NOT NULL,
	"game_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timeouts_account_id_game_id_revision_pk" PRIMARY KEY("account_id","game_id","revision")
);
--> statement-breakpoint
ALTER TABLE "open_game_filters" ADD CONSTRAINT "open_game_filters_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_games" ADD CONSTRAINT "open_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_waits" ADD CONSTRAINT "open_waits_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeouts" ADD CONSTRAINT "timeouts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeouts" ADD CONSTRAINT "timeouts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_game_filters_game_id_index" ON "open_game_filters" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "open_games_kind" ON "open_games" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "open_games_full" ON "open_games" USING btree ("full_at") WHERE "open_games"."full_at" is not null;--> statement-breakpoint
CREATE INDEX "open_waits_next" ON "open_waits" USING btree ("kind","since");--> statement-breakpoint
CREATE INDEX "open_waits_since" ON "open_waits" USING btree ("since");--> statement-breakpoint
CREATE INDEX "removals_account_id_index" ON "removals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "timeouts_game_id_index" ON "timeouts" USING btree ("game_id");