ALTER TABLE "report_lines" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reported_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "inbox_hash" text;--> statement-breakpoint
CREATE INDEX "reports_inbox" ON "reports" USING btree ("inbox_hash") WHERE "reports"."inbox_hash" is not null;