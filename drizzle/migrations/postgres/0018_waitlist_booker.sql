ALTER TABLE "waitlist_entries" ADD COLUMN "booked_by_id" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_booked_by_id_patients_id_fk" FOREIGN KEY ("booked_by_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An entry of somebody without a contact of their own belongs to the last who had booked for them before it was made.
UPDATE "waitlist_entries" SET "booked_by_id" = (
  SELECT r.contact_patient_id FROM patient_relations r
  WHERE r.patient_id = waitlist_entries.patient_id AND substr(r.id, 1, 13) <= substr(waitlist_entries.id, 1, 13)
  ORDER BY r.id DESC LIMIT 1
) WHERE EXISTS (
  SELECT 1 FROM patients p
  WHERE p.id = waitlist_entries.patient_id AND p.sms_consent_at IS NULL AND p.email_consent_at IS NULL
);
