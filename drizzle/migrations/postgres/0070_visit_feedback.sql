CREATE TABLE "visit_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"score" integer NOT NULL,
	"language" text,
	"comment_enc" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_feedback" ADD CONSTRAINT "visit_feedback_id_appointments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_feedback" ADD CONSTRAINT "visit_feedback_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_feedback" ADD CONSTRAINT "visit_feedback_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_feedback_facility" ON "visit_feedback" USING btree ("facility_id","created_at");