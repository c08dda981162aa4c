CREATE TABLE "sites" (
	"address" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"deployed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
