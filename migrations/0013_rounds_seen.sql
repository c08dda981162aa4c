-- The last round whose result a player has put away.
ALTER TABLE "desks" ADD COLUMN "rounds_seen" integer DEFAULT 0 NOT NULL;
