-- By hand: only names change, and one value. drizzle-kit would make all keys and indexes anew.
-- The release before does not run with these: docs/decisions/020-floors.md says why this one migration may do that.
ALTER TABLE "preparations" RENAME TO "round_commitments";--> statement-breakpoint
ALTER TABLE "round_commitments" RENAME CONSTRAINT "preparations_version" TO "round_commitments_version";--> statement-breakpoint
ALTER TABLE "round_commitments" RENAME CONSTRAINT "preparations_game_id_round_pk" TO "round_commitments_game_id_round_pk";--> statement-breakpoint
ALTER TABLE "round_commitments" RENAME CONSTRAINT "preparations_game_id_games_id_fk" TO "round_commitments_game_id_games_id_fk";--> statement-breakpoint
ALTER TABLE "table_choices" RENAME TO "game_notification_preferences";--> statement-breakpoint
ALTER TABLE "game_notification_preferences" RENAME CONSTRAINT "table_choices_account_id_game_id_pk" TO "game_notification_preferences_account_id_game_id_pk";--> statement-breakpoint
ALTER TABLE "game_notification_preferences" RENAME CONSTRAINT "table_choices_account_id_users_id_fk" TO "game_notification_preferences_account_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "game_notification_preferences" RENAME CONSTRAINT "table_choices_game_id_games_id_fk" TO "game_notification_preferences_game_id_games_id_fk";--> statement-breakpoint
ALTER INDEX "table_choices_game_id_index" RENAME TO "game_notification_preferences_game_id_index";--> statement-breakpoint
ALTER TABLE "desks" RENAME TO "player_states";--> statement-breakpoint
ALTER TABLE "player_states" RENAME CONSTRAINT "desks_game_id_account_id_pk" TO "player_states_game_id_account_id_pk";--> statement-breakpoint
ALTER TABLE "player_states" RENAME CONSTRAINT "desks_game_id_games_id_fk" TO "player_states_game_id_games_id_fk";--> statement-breakpoint
ALTER TABLE "player_states" RENAME CONSTRAINT "desks_account_id_users_id_fk" TO "player_states_account_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "desks_account_id_index" RENAME TO "player_states_account_id_index";--> statement-breakpoint
ALTER TABLE "games" RENAME COLUMN "glance" TO "listing";--> statement-breakpoint
UPDATE "games" SET "status" = 'lobby' WHERE "status" = 'boarding';--> statement-breakpoint
DROP INDEX "games_unstarted";--> statement-breakpoint
CREATE INDEX "games_unstarted" ON "games" USING btree ("created_at") WHERE "games"."status" = 'lobby';
