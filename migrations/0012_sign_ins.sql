-- How a browser was signed in, and when it last proved whose account it is. Null for the sessions there are.
ALTER TABLE "sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;
