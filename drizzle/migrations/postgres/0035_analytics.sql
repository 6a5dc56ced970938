CREATE TABLE "daily_counts" (
	"measure" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_measure_dimension_day_value_pk" PRIMARY KEY("measure","dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "seo_findings" (
	"run_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "seo_findings_run_id_kind_path_detail_pk" PRIMARY KEY("run_id","kind","path","detail")
);
--> statement-breakpoint
CREATE TABLE "seo_ignores" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" text NOT NULL,
	"ended_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_pages" (
	"run_id" text NOT NULL,
	"path" text NOT NULL,
	"position" integer NOT NULL,
	"status" integer,
	"title" text,
	"facts" text NOT NULL,
	CONSTRAINT "seo_pages_run_id_path_pk" PRIMARY KEY("run_id","path")
);
--> statement-breakpoint
CREATE TABLE "unfound_words" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_span" integer NOT NULL,
	"times" integer NOT NULL,
	"days" integer NOT NULL,
	"last_day" text NOT NULL,
	"is_said" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seo_findings" ADD CONSTRAINT "seo_findings_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_counts_day" ON "daily_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "seo_ignores_finding" ON "seo_ignores" USING btree ("kind","path","ended_at");--> statement-breakpoint
CREATE INDEX "seo_pages_order" ON "seo_pages" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "seo_pages_status" ON "seo_pages" USING btree ("run_id","status","position");--> statement-breakpoint
CREATE INDEX "seo_pages_title" ON "seo_pages" USING btree ("run_id","title");--> statement-breakpoint
CREATE INDEX "unfound_words_span" ON "unfound_words" USING btree ("key_span");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_made" ON "appointments" USING btree ("created_at");