CREATE TABLE "i693_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"facility_id" text NOT NULL,
	"surgeon_id" text NOT NULL,
	"appointment_id" text,
	"replaces_id" text,
	"person_enc" text NOT NULL,
	"locale" text NOT NULL,
	"exam_on" text NOT NULL,
	"price_cents" integer,
	"status" text NOT NULL,
	"signed_rules_enc" text,
	"signed_at" bigint,
	"signed_by_id" text,
	"envelope_number" text,
	"enclosed_by_id" text,
	"sealed_by_id" text,
	"sealed_at" bigint,
	"pick_up_code_enc" text,
	"pick_up_index" text,
	"picked_up_at" bigint,
	"picked_up_by_id" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "i693_cases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "i693_cases_pick_up_index_unique" UNIQUE("pick_up_index")
);
--> statement-breakpoint
CREATE TABLE "i693_events" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"seq" integer NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"note_enc" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "i693_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_enc" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "i693_vaccines" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"code" text NOT NULL,
	"record_enc" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "i693_cases" ADD CONSTRAINT "i693_cases_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i693_cases" ADD CONSTRAINT "i693_cases_surgeon_id_providers_id_fk" FOREIGN KEY ("surgeon_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i693_cases" ADD CONSTRAINT "i693_cases_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i693_events" ADD CONSTRAINT "i693_events_case_id_i693_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."i693_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i693_tests" ADD CONSTRAINT "i693_tests_case_id_i693_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."i693_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i693_vaccines" ADD CONSTRAINT "i693_vaccines_case_id_i693_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."i693_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "i693_cases_facility" ON "i693_cases" USING btree ("facility_id","status");--> statement-breakpoint
CREATE INDEX "i693_cases_resting" ON "i693_cases" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "i693_cases_appointment" ON "i693_cases" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "i693_events_seq" ON "i693_events" USING btree ("case_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "i693_tests_kind" ON "i693_tests" USING btree ("case_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "i693_vaccines_code" ON "i693_vaccines" USING btree ("case_id","code");--> statement-breakpoint
CREATE TRIGGER "i693_events_no_change" BEFORE UPDATE OR DELETE ON "i693_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
