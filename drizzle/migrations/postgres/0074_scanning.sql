CREATE TABLE "facility_pharmacies" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"directory_id" text,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"fax" text,
	"languages" text NOT NULL,
	"hours" text,
	"note" text,
	"is_archived" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refill_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"form_key" text NOT NULL,
	"patient_id" text,
	"person_enc" text NOT NULL,
	"medicine_enc" text NOT NULL,
	"note_enc" text,
	"answer_enc" text,
	"pharmacy_id" text,
	"locale" text NOT NULL,
	"may_text" boolean NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"taken_by_id" text NOT NULL,
	"decided_by_id" text,
	"told_at" bigint,
	"waits_since" bigint NOT NULL,
	"reminded_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text,
	"association_id" text,
	"name" text NOT NULL,
	"modes" text NOT NULL,
	"paired_by_id" text NOT NULL,
	"code_hash" text,
	"code_expires_at" bigint NOT NULL,
	"token_hash" text,
	"paired_at" bigint,
	"used_at" bigint,
	"revoked_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "scan_devices_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "scan_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scan_events" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text,
	"user_id" text NOT NULL,
	"keeper" text NOT NULL,
	"key" text NOT NULL,
	"facility_id" text,
	"association_id" text,
	"mode" text,
	"payload_hash" text NOT NULL,
	"light" text NOT NULL,
	"reason" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"first_at" bigint,
	"undoes" text,
	"scanned_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	"is_offline" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facility_pharmacies" ADD CONSTRAINT "facility_pharmacies_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_pharmacies" ADD CONSTRAINT "facility_pharmacies_directory_id_facilities_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_requests" ADD CONSTRAINT "refill_requests_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_requests" ADD CONSTRAINT "refill_requests_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_requests" ADD CONSTRAINT "refill_requests_pharmacy_id_facility_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."facility_pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_devices" ADD CONSTRAINT "scan_devices_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_devices" ADD CONSTRAINT "scan_devices_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_devices" ADD CONSTRAINT "scan_devices_paired_by_id_users_id_fk" FOREIGN KEY ("paired_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_events" ADD CONSTRAINT "scan_events_device_id_scan_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."scan_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_pharmacies_list" ON "facility_pharmacies" USING btree ("facility_id","is_archived","name");--> statement-breakpoint
CREATE UNIQUE INDEX "refill_requests_form" ON "refill_requests" USING btree ("facility_id","form_key");--> statement-breakpoint
CREATE INDEX "refill_requests_list" ON "refill_requests" USING btree ("facility_id","status","waits_since");--> statement-breakpoint
CREATE INDEX "refill_requests_waiting" ON "refill_requests" USING btree ("status","waits_since");--> statement-breakpoint
CREATE INDEX "scan_devices_facility" ON "scan_devices" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE INDEX "scan_devices_association" ON "scan_devices" USING btree ("association_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_events_key" ON "scan_events" USING btree ("keeper","key");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_events_undone" ON "scan_events" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "scan_events_facility" ON "scan_events" USING btree ("facility_id","scanned_at");--> statement-breakpoint
CREATE INDEX "scan_events_association" ON "scan_events" USING btree ("association_id","scanned_at");--> statement-breakpoint
CREATE TRIGGER "scan_events_no_change" BEFORE UPDATE OR DELETE ON "scan_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
