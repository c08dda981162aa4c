-- By hand, since drizzle-kit knows no functions. A few characters for each finished round and each deal, as
-- api/src/store/packed-rounds.ts reads them; null if there is anything else in them, which is loaded as it is then.
CREATE FUNCTION "pack_rounds"(seats jsonb, results jsonb, deals jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	packed text := '';
	one jsonb;
	pips integer;
	part integer;
BEGIN
	FOR one IN SELECT jsonb_array_elements(results) LOOP
		pips := split_part(one ->> 'engine', '-', 1)::integer;
		IF one ->> 'engine' <> pips || '-' || pips OR jsonb_array_length(one -> 'scores') <> jsonb_array_length(seats) THEN RETURN NULL; END IF;
		packed := packed || chr(48 + pips) || chr(49 + coalesce((one ->> 'out')::integer, -1));
		-- One character up to 59, two up to 971.
		FOR part IN SELECT jsonb_array_elements_text(one -> 'scores')::integer + 16 LOOP
			IF part < 0 OR part >= 13 * 76 THEN RETURN NULL; END IF;
			IF part >= 76 THEN packed := packed || chr(35 + part / 76); END IF;
			packed := packed || chr(48 + part % 76);
		END LOOP;
	END LOOP;
	packed := packed || '!';
	FOR one IN SELECT jsonb_array_elements(deals) LOOP
		-- A to Z: a list of engines can be longer (docs/rules.md section 12.4).
		IF (one ->> 'round')::integer > 26 THEN RETURN NULL; END IF;
		packed := packed || chr(64 + (one ->> 'round')::integer);
		FOR part IN SELECT jsonb_array_elements_text(one -> 'withheld')::integer LOOP packed := packed || chr(48 + part); END LOOP;
		FOR part IN SELECT jsonb_array_elements_text(one -> 'silent')::integer LOOP packed := packed || chr(96 + part); END LOOP;
	END LOOP;
	RETURN packed;
EXCEPTION WHEN OTHERS THEN
	RETURN NULL;
END $$;--> statement-breakpoint
-- By a trigger, so that every release writes it, and no row is written anew: rows of before have it from their next round on.
-- Last, because it changes least.
ALTER TABLE "games" ADD COLUMN "packed_rounds" text;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "packed_rounds" SET STORAGE MAIN;--> statement-breakpoint
CREATE FUNCTION "keep_packed_rounds"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."packed_rounds" := pack_rounds(NEW."seats", NEW."results", NEW."deals");
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "games_rounds_changed" BEFORE INSERT OR UPDATE OF "seats", "results", "deals" ON "games"
	FOR EACH ROW EXECUTE FUNCTION "keep_packed_rounds"();
