ALTER TABLE "hand_offs" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "hand_offs" ADD CONSTRAINT "hand_offs_code_hash_unique" UNIQUE("code_hash");