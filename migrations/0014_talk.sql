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
ALTER TABLE "outbox" ADD COLUMN "talk" integer;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "talk_read_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "is_talk_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boundaries_other_id_index" ON "boundaries" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "messages_version" ON "messages" USING btree ("game_id","version");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id") WHERE "messages"."account_id" is not null;