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
ALTER TABLE "games" ADD COLUMN "deals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "deal_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_deal_by" ON "games" USING btree ("deal_by") WHERE "games"."deal_by" is not null;