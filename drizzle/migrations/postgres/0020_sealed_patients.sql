-- What stood in plain waits here for its seal; `upgradeDatabase` empties and drops this table.
CREATE TABLE "unsealed_patients" (id text PRIMARY KEY NOT NULL, name_en text NOT NULL, name_zh text, birth_date text, phone text, email text, wechat text);
--> statement-breakpoint
INSERT INTO "unsealed_patients" SELECT id, name_en, name_zh, birth_date, phone, email, wechat FROM "patients";
--> statement-breakpoint
CREATE TABLE "facility_people" (
	"facility_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"tokens" text NOT NULL,
	CONSTRAINT "facility_people_facility_id_patient_id_pk" PRIMARY KEY("facility_id","patient_id")
);
--> statement-breakpoint
DROP INDEX "patients_phone";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "identity_enc" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ALTER COLUMN "identity_enc" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "phone_index" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "email_index" text;--> statement-breakpoint
ALTER TABLE "facility_people" ADD CONSTRAINT "facility_people_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_people" ADD CONSTRAINT "facility_people_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_people_patient" ON "facility_people" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "facility_people_waiting" ON "facility_people" USING btree ("facility_id") WHERE tokens = '';--> statement-breakpoint
CREATE INDEX "appointments_booked_by" ON "appointments" USING btree ("booked_by_id") WHERE booked_by_id is not null;--> statement-breakpoint
CREATE INDEX "patients_email" ON "patients" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "patients_phone" ON "patients" USING btree ("phone_index");--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "name_zh";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "birth_date";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "wechat";
--> statement-breakpoint
INSERT INTO "facility_people" SELECT pf.facility_id, a.patient_id, '' FROM "appointments" a JOIN "provider_facilities" pf ON pf.id = a.provider_facility_id UNION SELECT pf.facility_id, a.booked_by_id, '' FROM "appointments" a JOIN "provider_facilities" pf ON pf.id = a.provider_facility_id WHERE a.booked_by_id IS NOT NULL;
