CREATE TABLE "late_doctors" (
	"provider_facility_id" text NOT NULL,
	"day" text NOT NULL,
	"minutes" integer NOT NULL,
	"said_at" bigint NOT NULL,
	CONSTRAINT "late_doctors_provider_facility_id_day_pk" PRIMARY KEY("provider_facility_id","day")
);
--> statement-breakpoint
CREATE TABLE "queue_days" (
	"facility_id" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "queue_days_facility_id_day_pk" PRIMARY KEY("facility_id","day")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "queue_number" integer;--> statement-breakpoint
ALTER TABLE "late_doctors" ADD CONSTRAINT "late_doctors_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_days" ADD CONSTRAINT "queue_days_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;