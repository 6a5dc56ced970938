CREATE TABLE "health_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"facility_id" text NOT NULL,
	"appointment_id" text,
	"reason_enc" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"ended_by_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"reason_enc" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_events_subject";--> statement-breakpoint
ALTER TABLE "health_grants" ADD CONSTRAINT "health_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_grants" ADD CONSTRAINT "health_grants_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_grants" ADD CONSTRAINT "health_grants_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_grants_user" ON "health_grants" USING btree ("user_id","facility_id","expires_at");--> statement-breakpoint
CREATE INDEX "health_grants_created" ON "health_grants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "impersonations_session" ON "impersonations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "impersonations_user" ON "impersonations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_actor_time" ON "audit_events" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_subject_time" ON "audit_events" USING btree ("subject_type","subject_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_action_time" ON "audit_events" USING btree ("action","at","seq");