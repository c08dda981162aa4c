CREATE TABLE "report_lines" (
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"account_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"name" text NOT NULL,
	"text" text,
	"phrase" text,
	"is_edited" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_lines_report_id_number_pk" PRIMARY KEY("report_id","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text,
	"reported_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"message" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "reports_key" UNIQUE("reporter_id","key")
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"inbox_hash" text,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"report_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_presence" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_lines_account_id_index" ON "report_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("at") WHERE "reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_handled" ON "reports" USING btree ("handled_at") WHERE "reports"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_reported_id_index" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "sanctions_account" ON "sanctions" USING btree ("account_id") WHERE "sanctions"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_inbox" ON "sanctions" USING btree ("inbox_hash") WHERE "sanctions"."inbox_hash" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_appeals" ON "sanctions" USING btree ("appealed_at") WHERE "sanctions"."appealed_at" is not null and "sanctions"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "sanctions_until_index" ON "sanctions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sanctions_report_id_index" ON "sanctions" USING btree ("report_id") WHERE "sanctions"."report_id" is not null;