CREATE TABLE "care_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"requester_facility_id" text NOT NULL,
	"requester_provider_id" text,
	"created_by_id" text NOT NULL,
	"recipient_facility_id" text,
	"recipient_provider_id" text,
	"outside_enc" text,
	"outside_locale" text,
	"specialty_id" text,
	"patient_enc" text NOT NULL,
	"patient_locale" text NOT NULL,
	"urgency" text NOT NULL,
	"reason_enc" text NOT NULL,
	"questions_enc" text,
	"plain_enc" text,
	"outcome_enc" text,
	"status" text NOT NULL,
	"resume_status" text,
	"status_reason_enc" text,
	"consent" text NOT NULL,
	"is_sent_on_consent" boolean NOT NULL,
	"sent_at" bigint,
	"due_at" bigint,
	"overdue_at" bigint,
	"cancel_asked_at" bigint,
	"appointment_id" text,
	"visit_at" bigint,
	"closed_at" bigint,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "care_cases_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "care_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"method" text NOT NULL,
	"text_version" integer NOT NULL,
	"recorded_by_id" text,
	"given_at" bigint NOT NULL,
	"withdrawn_at" bigint
);
--> statement-breakpoint
CREATE TABLE "care_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"kind" text NOT NULL,
	"name_enc" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"key_enc" text NOT NULL,
	"side" text NOT NULL,
	"is_for_patient" boolean NOT NULL,
	"user_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_events" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"seq" integer NOT NULL,
	"step" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"side" text NOT NULL,
	"user_id" text,
	"is_on_behalf" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"thread" text NOT NULL,
	"side" text NOT NULL,
	"user_id" text,
	"step" text,
	"body_enc" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"kind" text NOT NULL,
	"title_enc" text,
	"assignee" text NOT NULL,
	"status" text NOT NULL,
	"due_on" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "coordination_role" text;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_requester_facility_id_facilities_id_fk" FOREIGN KEY ("requester_facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_requester_provider_id_providers_id_fk" FOREIGN KEY ("requester_provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_recipient_facility_id_facilities_id_fk" FOREIGN KEY ("recipient_facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_recipient_provider_id_providers_id_fk" FOREIGN KEY ("recipient_provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_specialty_id_specialties_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cases" ADD CONSTRAINT "care_cases_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_consents" ADD CONSTRAINT "care_consents_case_id_care_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."care_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_consents" ADD CONSTRAINT "care_consents_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_documents" ADD CONSTRAINT "care_documents_case_id_care_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."care_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_documents" ADD CONSTRAINT "care_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_events" ADD CONSTRAINT "care_events_case_id_care_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."care_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_events" ADD CONSTRAINT "care_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_messages" ADD CONSTRAINT "care_messages_case_id_care_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."care_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_messages" ADD CONSTRAINT "care_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_tasks" ADD CONSTRAINT "care_tasks_case_id_care_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."care_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_cases_requester" ON "care_cases" USING btree ("requester_facility_id","status");--> statement-breakpoint
CREATE INDEX "care_cases_recipient" ON "care_cases" USING btree ("recipient_facility_id","status");--> statement-breakpoint
CREATE INDEX "care_cases_due" ON "care_cases" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "care_cases_appointment" ON "care_cases" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "care_consents_case" ON "care_consents" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "care_documents_case" ON "care_documents" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "care_events_seq" ON "care_events" USING btree ("case_id","seq");--> statement-breakpoint
CREATE INDEX "care_messages_case" ON "care_messages" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "care_tasks_case" ON "care_tasks" USING btree ("case_id");--> statement-breakpoint
CREATE TRIGGER "care_events_no_change" BEFORE UPDATE OR DELETE ON "care_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
