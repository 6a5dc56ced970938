CREATE TABLE "calls" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"line_id" text NOT NULL,
	"carrier" text NOT NULL,
	"carrier_ref" text NOT NULL,
	"state" text NOT NULL,
	"language" text,
	"from_enc" text,
	"from_index" text,
	"ivr_version" integer NOT NULL,
	"path" text NOT NULL,
	"position" text NOT NULL,
	"queued_at" bigint,
	"rings_until" bigint,
	"answered_at" bigint,
	"answered_by_id" text,
	"ended_at" bigint,
	"texted_at" bigint,
	"returned_at" bigint,
	"returned_by_id" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ivr_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"number" integer NOT NULL,
	"tree" text NOT NULL,
	"published_by_id" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"number" text NOT NULL,
	"label" text NOT NULL,
	"languages" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ring_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"name" text NOT NULL,
	"members_enc" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telephony_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"hours" text NOT NULL,
	"draft" text NOT NULL,
	"live_version" integer NOT NULL,
	"greeting" text NOT NULL,
	"tells" text NOT NULL,
	"announces_recording" boolean NOT NULL,
	"texts_back" boolean NOT NULL,
	"keep_days" integer NOT NULL,
	"switched_to" text,
	"switched_until" bigint,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "telephony_settings_facility_id_unique" UNIQUE("facility_id")
);
--> statement-breakpoint
CREATE TABLE "voicemails" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"call_id" text NOT NULL,
	"state" text NOT NULL,
	"seconds" integer NOT NULL,
	"recording_enc" text,
	"transcript_enc" text,
	"assignee_id" text,
	"wiped_at" bigint,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ivr_versions" ADD CONSTRAINT "ivr_versions_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_groups" ADD CONSTRAINT "ring_groups_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telephony_settings" ADD CONSTRAINT "telephony_settings_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemails" ADD CONSTRAINT "voicemails_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voicemails" ADD CONSTRAINT "voicemails_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_ref" ON "calls" USING btree ("carrier","carrier_ref");--> statement-breakpoint
CREATE INDEX "calls_facility" ON "calls" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE INDEX "calls_state" ON "calls" USING btree ("state","facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ivr_versions_number" ON "ivr_versions" USING btree ("facility_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_lines_number" ON "phone_lines" USING btree ("facility_id","number");--> statement-breakpoint
CREATE INDEX "ring_groups_facility" ON "ring_groups" USING btree ("facility_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "voicemails_call" ON "voicemails" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "voicemails_facility" ON "voicemails" USING btree ("facility_id","created_at");