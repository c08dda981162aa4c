ALTER TABLE "games" ADD COLUMN "repeats" text;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_repeats_games_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_repeats_unique" UNIQUE("repeats");