CREATE TABLE "watch_links" (
	"game_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watch_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "desks" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_links" ADD CONSTRAINT "watch_links_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;