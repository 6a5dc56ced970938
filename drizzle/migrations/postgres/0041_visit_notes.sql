CREATE TABLE "patient_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"text_enc" text NOT NULL,
	"author_id" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "tags" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_notes" ADD CONSTRAINT "patient_notes_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_notes" ADD CONSTRAINT "patient_notes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_notes_patient" ON "patient_notes" USING btree ("patient_id","facility_id");