-- Nothing ever wrote to it; where something has, this stops rather than lose it.
DO $$ BEGIN
	IF EXISTS (SELECT FROM "credentials") THEN RAISE EXCEPTION 'credentials is not empty'; END IF;
END $$;--> statement-breakpoint
DROP TABLE "credentials";
