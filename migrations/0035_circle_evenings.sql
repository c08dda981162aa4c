CREATE TABLE "circle_evenings" (
	"game_id" text PRIMARY KEY NOT NULL,
	"circle_id" text NOT NULL,
	"evening" text NOT NULL,
	"account_id" text,
	"title" text NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	"counts_at" timestamp (3) with time zone NOT NULL,
	"rounds" smallint NOT NULL,
	"guests" jsonb NOT NULL,
	CONSTRAINT "circle_evenings_once" UNIQUE("circle_id","evening")
);
--> statement-breakpoint
ALTER TABLE "circle_results" ADD COLUMN "says" boolean;--> statement-breakpoint
ALTER TABLE "circle_evenings" ADD CONSTRAINT "circle_evenings_game_id_circle_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."circle_games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_evenings" ADD CONSTRAINT "circle_evenings_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_evenings" ADD CONSTRAINT "circle_evenings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_evenings_account_id_index" ON "circle_evenings" USING btree ("account_id");