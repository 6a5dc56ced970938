CREATE TABLE "facility_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"facility_id" text NOT NULL,
	"digest" text NOT NULL,
	"seen_run_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_trust" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"field" text NOT NULL,
	"trust" text NOT NULL,
	"said_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_conflicts" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"field" text NOT NULL,
	"ours" text,
	"ours_trust" text NOT NULL,
	"ours_at" bigint,
	"theirs" text,
	"theirs_on" text,
	"their_columns" text NOT NULL,
	"decision" text,
	"decided_at" bigint,
	"decided_by_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_records" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"external_id" text,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"line" integer,
	"reason" text,
	"fields" text NOT NULL,
	"changes" text NOT NULL,
	"undo_outcome" text
);
--> statement-breakpoint
ALTER TABLE "facility_sources" ADD CONSTRAINT "facility_sources_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_conflicts" ADD CONSTRAINT "sync_conflicts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_records" ADD CONSTRAINT "sync_records_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "facility_sources_number" ON "facility_sources" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "facility_sources_facility" ON "facility_sources" USING btree ("facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "field_trust_field" ON "field_trust" USING btree ("subject_type","subject_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_conflicts_field" ON "sync_conflicts" USING btree ("subject_type","subject_id","field");--> statement-breakpoint
CREATE INDEX "sync_conflicts_open" ON "sync_conflicts" USING btree ("decision","field","id");--> statement-breakpoint
CREATE INDEX "sync_conflicts_run" ON "sync_conflicts" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_records_position" ON "sync_records" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "sync_records_outcome" ON "sync_records" USING btree ("run_id","outcome","position");