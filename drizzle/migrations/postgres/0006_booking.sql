CREATE TABLE "appointment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"seq" integer NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"reason_code" text,
	"diff" text NOT NULL,
	"notifies" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_facility_id" text NOT NULL,
	"visit_type_id" text,
	"patient_id" text NOT NULL,
	"booked_by_id" text,
	"starts_at" bigint,
	"ends_at" bigint,
	"busy_from" bigint,
	"busy_to" bigint,
	"seat" integer NOT NULL,
	"resource_ids" text NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"is_new_patient" boolean NOT NULL,
	"plan_id" text,
	"member_id_enc" text,
	"reason_enc" text,
	"staff_notes_enc" text,
	"interpreter_language_id" text,
	"reschedule_count" integer NOT NULL,
	"cancel_reason_code" text,
	"cancelled_by" text,
	"requested_windows" text NOT NULL,
	"answer_due_at" bigint,
	"checked_in_at" bigint,
	"roomed_at" bigint,
	"completed_at" bigint,
	"idempotency_key" text,
	"ics_sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "appointments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "appointments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_facility_id" text NOT NULL,
	"date" text NOT NULL,
	"kind" text NOT NULL,
	"starts" text,
	"ends" text,
	"reason" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_facility_id" text NOT NULL,
	"weekdays" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"effective_from" text,
	"effective_to" text,
	"every_weeks" integer NOT NULL,
	"anchor_date" text,
	"visit_type_ids" text
);
--> statement-breakpoint
CREATE TABLE "facility_holidays" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"holiday_code" text NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_relations" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"contact_patient_id" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text,
	"birth_date" text,
	"sex" text NOT NULL,
	"phone" text,
	"email" text,
	"locale" text NOT NULL,
	"language_id" text,
	"wechat" text,
	"match_hash" text NOT NULL,
	"sms_consent_at" bigint,
	"email_consent_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_schedules" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"capacity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"provider_facility_id" text NOT NULL,
	"visit_type_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"busy_from" bigint NOT NULL,
	"busy_to" bigint NOT NULL,
	"seat" integer NOT NULL,
	"resource_ids" text NOT NULL,
	"key_hash" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_types" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_facility_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"shares_buffers" boolean NOT NULL,
	"align_minutes" integer NOT NULL,
	"lead_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"mode" text NOT NULL,
	"new_patients" text NOT NULL,
	"approval" text NOT NULL,
	"capacity" integer NOT NULL,
	"daily_cap" integer,
	"cancel_notice_minutes" integer NOT NULL,
	"reschedule_notice_minutes" integer NOT NULL,
	"max_reschedules" integer NOT NULL,
	"price_cents" integer,
	"instructions" text,
	"is_sensitive" boolean NOT NULL,
	"resource_kinds" text NOT NULL,
	"is_active" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"provider_id" text,
	"specialty_id" text,
	"neighborhood_id" text,
	"visit_type_id" text,
	"date_from" text NOT NULL,
	"date_to" text NOT NULL,
	"parts" text NOT NULL,
	"weekdays" text NOT NULL,
	"notice_minutes" integer NOT NULL,
	"status" text NOT NULL,
	"missed_offers" integer NOT NULL,
	"offered_hold_id" text,
	"offer_expires_at" bigint,
	"appointment_id" text,
	"locale" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_opt_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact_hash" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to_enc" text NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"vars_enc" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"not_before" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"dedupe_key" text NOT NULL,
	"lease_until" bigint,
	"lease_owner" text,
	"last_error" text,
	"provider_ref" text,
	"sent_at" bigint,
	"meta" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"max_uses" integer,
	"used_count" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"is_otp_required" boolean NOT NULL,
	"revoked_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "action_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"outcome" text NOT NULL,
	"fields" text NOT NULL,
	"request_id" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" text PRIMARY KEY NOT NULL,
	"token_id" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_visit_type_id_visit_types_id_fk" FOREIGN KEY ("visit_type_id") REFERENCES "public"."visit_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_booked_by_id_patients_id_fk" FOREIGN KEY ("booked_by_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_holidays" ADD CONSTRAINT "facility_holidays_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_relations" ADD CONSTRAINT "patient_relations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_relations" ADD CONSTRAINT "patient_relations_contact_patient_id_patients_id_fk" FOREIGN KEY ("contact_patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_schedules" ADD CONSTRAINT "provider_schedules_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_types" ADD CONSTRAINT "visit_types_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_events_seq" ON "appointment_events" USING btree ("appointment_id","seq");--> statement-breakpoint
CREATE INDEX "appointments_provider" ON "appointments" USING btree ("provider_id","busy_from");--> statement-breakpoint
CREATE INDEX "appointments_patient" ON "appointments" USING btree ("patient_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_place" ON "appointments" USING btree ("provider_facility_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_claim" ON "appointments" USING btree ("provider_id","starts_at","seat") WHERE status in ('requested', 'booked', 'confirmed', 'arrived', 'in_room') and starts_at is not null;--> statement-breakpoint
CREATE INDEX "availability_exceptions_date" ON "availability_exceptions" USING btree ("provider_facility_id","date");--> statement-breakpoint
CREATE INDEX "availability_rules_place" ON "availability_rules" USING btree ("provider_facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facility_holidays_pair" ON "facility_holidays" USING btree ("facility_id","holiday_code");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_relations_pair" ON "patient_relations" USING btree ("patient_id","contact_patient_id");--> statement-breakpoint
CREATE INDEX "patients_match" ON "patients" USING btree ("match_hash");--> statement-breakpoint
CREATE INDEX "patients_phone" ON "patients" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "resources_facility" ON "resources" USING btree ("facility_id","kind");--> statement-breakpoint
CREATE INDEX "slot_holds_provider" ON "slot_holds" USING btree ("provider_id","busy_from");--> statement-breakpoint
CREATE INDEX "slot_holds_expiry" ON "slot_holds" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "slot_holds_key" ON "slot_holds" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_types_code" ON "visit_types" USING btree ("provider_facility_id","code");--> statement-breakpoint
CREATE INDEX "waitlist_entries_provider" ON "waitlist_entries" USING btree ("status","provider_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_opt_outs_contact" ON "contact_opt_outs" USING btree ("channel","contact_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "message_outbox_dedupe" ON "message_outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "message_outbox_due" ON "message_outbox" USING btree ("state","not_before","id");--> statement-breakpoint
CREATE INDEX "message_outbox_subject" ON "message_outbox" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "action_tokens_subject" ON "action_tokens" USING btree ("subject_type","subject_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_seq" ON "audit_events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject_type","subject_id","seq");--> statement-breakpoint
CREATE INDEX "otps_token" ON "otps" USING btree ("token_id","created_at");