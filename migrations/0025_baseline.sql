CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_offs" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "hand_offs_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lost_guests" (
	"account_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"algorithm" text NOT NULL,
	"transports" text[] NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"method" text,
	"proved_at" timestamp with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notify" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"profile_hides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shows_presence" boolean DEFAULT true NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"is_later" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "preparations" (
	"game_id" text NOT NULL,
	"round" smallint NOT NULL,
	"version" integer NOT NULL,
	"commitment" text NOT NULL,
	"secret" text NOT NULL,
	"seals" jsonb NOT NULL,
	"contributions" jsonb NOT NULL,
	"closed" boolean NOT NULL,
	"dealt_at" timestamp (3) with time zone,
	CONSTRAINT "preparations_game_id_round_pk" PRIMARY KEY("game_id","round"),
	CONSTRAINT "preparations_version" CHECK ("preparations"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"game_id" text NOT NULL,
	"revision" integer NOT NULL,
	"seat" smallint,
	"action" text NOT NULL,
	"events" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" text,
	"packed" text,
	CONSTRAINT "actions_game_id_revision_pk" PRIMARY KEY("game_id","revision")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"host" text,
	"invitation" text NOT NULL,
	"position" jsonb,
	"glance" jsonb NOT NULL,
	"turn_seat" smallint,
	"waiting_for" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deal_by" timestamp (3) with time zone,
	"invitation_until" timestamp (3) with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"turn_by" timestamp (3) with time zone,
	"clock" jsonb,
	"plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"plans_version" integer DEFAULT 1 NOT NULL,
	"vote" jsonb,
	"seeks" boolean DEFAULT false NOT NULL,
	"wake_at" timestamp (3) with time zone,
	"snapshot_version" smallint DEFAULT 1 NOT NULL,
	"setup" jsonb NOT NULL,
	"seats" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"deals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repeats" text,
	CONSTRAINT "games_invitation_unique" UNIQUE("invitation"),
	CONSTRAINT "games_repeats_unique" UNIQUE("repeats"),
	CONSTRAINT "games_plans_version" CHECK ("games"."plans_version" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"game_id" text NOT NULL,
	"request" text NOT NULL,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"packed" "bytea",
	CONSTRAINT "receipts_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"game_id" text NOT NULL,
	"round" smallint NOT NULL,
	"engine" text NOT NULL,
	"starter" smallint NOT NULL,
	"decks" jsonb NOT NULL,
	"scores" jsonb,
	CONSTRAINT "rounds_game_id_round_pk" PRIMARY KEY("game_id","round")
);
--> statement-breakpoint
CREATE TABLE "unreadable_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"release" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wake_ups" (
	"game_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_proofs" (
	"key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"code_hash" text,
	"link_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seed" text,
	CONSTRAINT "mail_proofs_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "report_lines" (
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"name" text NOT NULL,
	"text" text,
	"phrase" text,
	"is_edited" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_lines_report_id_number_pk" PRIMARY KEY("report_id","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text,
	"reported_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"message" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "reports_key" UNIQUE("reporter_id","key")
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"inbox_hash" text,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"report_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"account_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "table_choices" (
	"account_id" text NOT NULL,
	"game_id" text NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "table_choices_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"inbox" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text,
	"game_id" text,
	"event" text NOT NULL,
	"revision" integer NOT NULL,
	"notice_id" text,
	"target" text,
	"present" boolean DEFAULT false NOT NULL,
	"by" text,
	"minutes" integer,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"trouble" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"talk" integer,
	"tournament_id" text,
	"tournament_news" text,
	"circle_id" text
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"game_id" text,
	"url" text NOT NULL,
	"shape" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"target" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"until" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"address" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"deployed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desks" (
	"game_id" text NOT NULL,
	"account_id" text NOT NULL,
	"version" integer NOT NULL,
	"arrangement" jsonb,
	"draft" jsonb,
	"notes" text DEFAULT '' NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"rounds_seen" integer DEFAULT 0 NOT NULL,
	"talk_read_up_to" integer DEFAULT 0 NOT NULL,
	"is_talk_muted" boolean DEFAULT false NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	CONSTRAINT "desks_game_id_account_id_pk" PRIMARY KEY("game_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "saved_setups" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_setups_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "boundaries" (
	"account_id" text NOT NULL,
	"other_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "boundaries_account_id_other_id_pk" PRIMARY KEY("account_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"game_id" text NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"account_id" text,
	"seat" smallint NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"text" text,
	"phrase" text,
	"reaction" text,
	"revision" integer,
	"is_edited" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_game_id_number_pk" PRIMARY KEY("game_id","number"),
	CONSTRAINT "messages_key" UNIQUE("game_id","account_id","key")
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"game_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_entrants" (
	"tournament_id" text NOT NULL,
	"number" smallint NOT NULL,
	"account_id" text,
	"state" text NOT NULL,
	"standing" jsonb,
	"comes_for" smallint,
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
CREATE TABLE "watch_links" (
	"game_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watch_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "hand_offs" ADD CONSTRAINT "hand_offs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_offs" ADD CONSTRAINT "hand_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_guests" ADD CONSTRAINT "lost_guests_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_host_users_id_fk" FOREIGN KEY ("host") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_repeats_games_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unreadable_games" ADD CONSTRAINT "unreadable_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wake_ups" ADD CONSTRAINT "wake_ups_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_proofs" ADD CONSTRAINT "mail_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_choices" ADD CONSTRAINT "table_choices_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_choices" ADD CONSTRAINT "table_choices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_game_filters" ADD CONSTRAINT "open_game_filters_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_games" ADD CONSTRAINT "open_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_waits" ADD CONSTRAINT "open_waits_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeouts" ADD CONSTRAINT "timeouts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeouts" ADD CONSTRAINT "timeouts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_setups" ADD CONSTRAINT "saved_setups_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsettled_games" ADD CONSTRAINT "unsettled_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_games" ADD CONSTRAINT "tournament_games_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_scores" ADD CONSTRAINT "tournament_scores_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organiser_users_id_fk" FOREIGN KEY ("organiser") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_links" ADD CONSTRAINT "watch_links_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_resets_at_index" ON "attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "hand_offs_session_id_index" ON "hand_offs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "hand_offs_user_id_index" ON "hand_offs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hand_offs_expires_at_index" ON "hand_offs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lost_guests_due_at_index" ON "lost_guests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "circle_members_account_id_index" ON "circle_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_results_finished" ON "circle_results" USING btree ("circle_id","finished_at");--> statement-breakpoint
CREATE INDEX "circle_results_account_id_index" ON "circle_results" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_results_played_by" ON "circle_results" USING btree ("played_by") WHERE "circle_results"."played_by" is not null;--> statement-breakpoint
CREATE INDEX "circle_substitutes_account_id_index" ON "circle_substitutes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_substitutes_substitute_id_index" ON "circle_substitutes" USING btree ("substitute_id");--> statement-breakpoint
CREATE INDEX "circles_founder_index" ON "circles" USING btree ("founder");--> statement-breakpoint
CREATE INDEX "circles_due" ON "circles" USING btree ("opens_at") WHERE "circles"."opens_at" is not null;--> statement-breakpoint
CREATE INDEX "actions_account_id_index" ON "actions" USING btree ("account_id") WHERE "actions"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "games_seats" ON "games" USING gin ("seats" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "games_host_index" ON "games" USING btree ("host");--> statement-breakpoint
CREATE INDEX "games_seeking" ON "games" USING btree ("id") WHERE "games"."seeks";--> statement-breakpoint
CREATE INDEX "games_playing" ON "games" USING btree ("id") WHERE "games"."status" = 'playing';--> statement-breakpoint
CREATE INDEX "games_unstarted" ON "games" USING btree ("created_at") WHERE "games"."status" = 'boarding';--> statement-breakpoint
CREATE INDEX "games_finished" ON "games" USING btree ("created_at") WHERE "games"."status" = 'finished';--> statement-breakpoint
CREATE INDEX "receipts_created_at_index" ON "receipts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "receipts_game_id_index" ON "receipts" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "wake_ups_due_at_index" ON "wake_ups" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_proofs_user_id_index" ON "mail_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_proofs_expires_at_index" ON "mail_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "report_lines_account_id_index" ON "report_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("at") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_handled" ON "reports" USING btree ("handled_at") WHERE "reports"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_reported_id_index" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "sanctions_account" ON "sanctions" USING btree ("account_id") WHERE "sanctions"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_inbox" ON "sanctions" USING btree ("inbox_hash") WHERE "sanctions"."inbox_hash" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_appeals" ON "sanctions" USING btree ("appealed_at") WHERE "sanctions"."appealed_at" is not null and "sanctions"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "sanctions_until_index" ON "sanctions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sanctions_report_id_index" ON "sanctions" USING btree ("report_id") WHERE "sanctions"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "table_choices_game_id_index" ON "table_choices" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "outbox_due_events" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting' and "outbox"."kind" = 'notice';--> statement-breakpoint
CREATE INDEX "outbox_due_people" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting' and "outbox"."kind" <> 'webhook';--> statement-breakpoint
CREATE INDEX "outbox_due_webhooks" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'waiting' and "outbox"."kind" = 'webhook';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("settled_at") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at") WHERE "outbox"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id","kind","game_id");--> statement-breakpoint
CREATE INDEX "outbox_game" ON "outbox" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "outbox_tournament" ON "outbox" USING btree ("tournament_id") WHERE "outbox"."tournament_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_circle" ON "outbox" USING btree ("circle_id") WHERE "outbox"."circle_id" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_index" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "webhooks_account_id_index" ON "webhooks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhooks_game_id_index" ON "webhooks" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "open_game_filters_game_id_index" ON "open_game_filters" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "open_games_kind" ON "open_games" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "open_games_full" ON "open_games" USING btree ("full_at") WHERE "open_games"."full_at" is not null;--> statement-breakpoint
CREATE INDEX "open_waits_next" ON "open_waits" USING btree ("kind","since");--> statement-breakpoint
CREATE INDEX "open_waits_since" ON "open_waits" USING btree ("since");--> statement-breakpoint
CREATE INDEX "removals_account_id_index" ON "removals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "timeouts_game_id_index" ON "timeouts" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "audit_log_target_index" ON "audit_log" USING btree ("target");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desks_account_id_index" ON "desks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "standings_account_id_finished_at_index" ON "standings" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE INDEX "standings_game_id_index" ON "standings" USING btree ("game_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standings_nth" ON "standings" USING btree ("account_id","preset","nth");--> statement-breakpoint
CREATE INDEX "unsettled_games_due_at_index" ON "unsettled_games" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "boundaries_other_id_index" ON "boundaries" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "messages_version" ON "messages" USING btree ("game_id","version");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id") WHERE "messages"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entrants_account" ON "tournament_entrants" USING btree ("account_id","tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_games_tournament_id_round_index" ON "tournament_games" USING btree ("tournament_id","round");--> statement-breakpoint
CREATE INDEX "tournament_games_finished" ON "tournament_games" USING btree ("finished_at") WHERE "tournament_games"."state" = 'finished';--> statement-breakpoint
CREATE INDEX "tournaments_organiser_index" ON "tournaments" USING btree ("organiser");--> statement-breakpoint
CREATE INDEX "tournaments_due_at_index" ON "tournaments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "tournaments_over" ON "tournaments" USING btree ("created_at") WHERE "tournaments"."due_at" is null;--> statement-breakpoint
-- The rest is by hand, since drizzle-kit knows neither triggers nor storage. So is the order of columns above: in games, what
-- changes least is last, since of a HOT update PostgreSQL logs nothing that old and new row end with.
-- Room on every page for the next version of its games, so that updates are HOT. A row is kept in one piece, compressed:
-- outside the row, PostgreSQL writes the position anew with an index entry.
ALTER TABLE "games" SET (fillfactor = 50, toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "position" SET STORAGE MAIN, ALTER COLUMN "clock" SET STORAGE MAIN,
	ALTER COLUMN "plans" SET STORAGE MAIN, ALTER COLUMN "glance" SET STORAGE MAIN, ALTER COLUMN "setup" SET STORAGE MAIN,
	ALTER COLUMN "seats" SET STORAGE MAIN, ALTER COLUMN "results" SET STORAGE MAIN, ALTER COLUMN "deals" SET STORAGE MAIN,
	ALTER COLUMN "vote" SET STORAGE MAIN, ALTER COLUMN "waiting_for" SET STORAGE MAIN, ALTER COLUMN "id" SET STORAGE MAIN,
	ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "status" SET STORAGE MAIN, ALTER COLUMN "host" SET STORAGE MAIN,
	ALTER COLUMN "invitation" SET STORAGE MAIN;--> statement-breakpoint
-- Most games have a wake-up already: an update writes less than an insert that finds the row in place.
CREATE FUNCTION "keep_wake_up"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
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
END $$;--> statement-breakpoint
CREATE TRIGGER "games_created" AFTER INSERT ON "games" FOR EACH ROW
	WHEN (NEW."wake_at" IS NOT NULL) EXECUTE FUNCTION "keep_wake_up"();--> statement-breakpoint
CREATE TRIGGER "games_wake_at_changed" AFTER UPDATE OF "wake_at" ON "games" FOR EACH ROW
	WHEN (OLD."wake_at" IS DISTINCT FROM NEW."wake_at") EXECUTE FUNCTION "keep_wake_up"();--> statement-breakpoint
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
CREATE FUNCTION "note_finished_game"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "unsettled_games" VALUES (NEW."id", NEW."updated_at") ON CONFLICT ("game_id") DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_finished" AFTER UPDATE OF "status" ON "games" FOR EACH ROW
	WHEN (NEW."status" = 'finished' AND OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "note_finished_game"();--> statement-breakpoint
CREATE FUNCTION "note_finished_tournament_game"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "tournament_games" SET "state" = 'finished', "finished_at" = NEW."updated_at"
		WHERE "game_id" = NEW."id" AND "state" <> 'counted';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_finished_tournament" AFTER UPDATE OF "status" ON "games" FOR EACH ROW
	WHEN (NEW."status" = 'finished' AND OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "note_finished_tournament_game"();--> statement-breakpoint
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
