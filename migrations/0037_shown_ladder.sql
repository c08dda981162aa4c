ALTER TABLE "users" ALTER COLUMN "profile_hides" SET DEFAULT '["ladder"]'::jsonb;--> statement-breakpoint
UPDATE "users" SET "profile_hides" = "profile_hides" || '["ladder"]'::jsonb;
