DROP INDEX "games_deal_by";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "plans_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "vote" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "seeks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "wake_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "games_wake_at" ON "games" USING btree ("wake_at") WHERE "games"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "games_seeks" ON "games" USING btree ("updated_at") WHERE "games"."seeks";--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_plans_version" CHECK ("games"."plans_version" > 0);--> statement-breakpoint
UPDATE "games" SET "wake_at" = "deal_by" WHERE "deal_by" IS NOT NULL;
