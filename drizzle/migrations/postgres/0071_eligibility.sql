CREATE TABLE "eligibility_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"carrier_id" text NOT NULL,
	"payer_code" text NOT NULL,
	"appointment_id" text,
	"copied_from_id" text,
	"person_enc" text NOT NULL,
	"service_date" text NOT NULL,
	"service_codes" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint,
	"sent_at" bigint,
	"answered_at" bigint,
	"latency_ms" integer,
	"trace" text,
	"control_number" integer,
	"request_enc" text,
	"answer_enc" text,
	"rejections" text NOT NULL,
	"problem" text,
	"gateway" text,
	"created_by_id" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eligibility_events" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"seq" integer NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"user_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_checks" ADD CONSTRAINT "eligibility_checks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_events" ADD CONSTRAINT "eligibility_events_check_id_eligibility_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."eligibility_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eligibility_checks_facility" ON "eligibility_checks" USING btree ("facility_id","created_at");--> statement-breakpoint
CREATE INDEX "eligibility_checks_due" ON "eligibility_checks" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "eligibility_checks_appointment" ON "eligibility_checks" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "eligibility_events_seq" ON "eligibility_events" USING btree ("check_id","seq");