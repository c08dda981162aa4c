CREATE TABLE "circle_transfers" (
	"game_id" text NOT NULL,
	"account_id" text NOT NULL,
	"substitute_id" text NOT NULL,
	"is_back" boolean NOT NULL,
	"account_says" boolean,
	"substitute_says" boolean,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone,
	CONSTRAINT "circle_transfers_game_id_account_id_pk" PRIMARY KEY("game_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "circle_transfers" ADD CONSTRAINT "circle_transfers_game_id_circle_games_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."circle_games"("game_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_transfers" ADD CONSTRAINT "circle_transfers_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_transfers" ADD CONSTRAINT "circle_transfers_substitute_id_users_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_transfers_account_id_index" ON "circle_transfers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_transfers_substitute_id_index" ON "circle_transfers" USING btree ("substitute_id");