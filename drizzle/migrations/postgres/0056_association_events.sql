CREATE TABLE "association_events" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"form_key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"venue" text,
	"address" text,
	"online_url" text,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"capacity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"member_price_cents" integer NOT NULL,
	"guests_allowed" integer NOT NULL,
	"has_waitlist" boolean NOT NULL,
	"cme_minutes" integer NOT NULL,
	"visibility" text NOT NULL,
	"is_public_health" boolean NOT NULL,
	"neighborhood_id" text,
	"specialty_id" text,
	"status" text NOT NULL,
	"is_full" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_queues" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"last_position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"member_id" text,
	"person_key" text NOT NULL,
	"name_enc" text NOT NULL,
	"email_enc" text,
	"locale" text NOT NULL,
	"guests" integer NOT NULL,
	"status" text NOT NULL,
	"position" integer,
	"number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"kept_until" bigint,
	"checked_in_at" bigint,
	"checked_in_by_id" text,
	"payment_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "event_registrations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "event_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name_enc" text NOT NULL,
	"email_enc" text NOT NULL,
	"locale" text NOT NULL,
	"guests" integer NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "association_events" ADD CONSTRAINT "association_events_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_events" ADD CONSTRAINT "association_events_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_events" ADD CONSTRAINT "association_events_specialty_id_specialties_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_association_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."association_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_member_id_association_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_requests" ADD CONSTRAINT "event_requests_event_id_association_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."association_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_events_form" ON "association_events" USING btree ("association_id","form_key");--> statement-breakpoint
CREATE INDEX "association_events_list" ON "association_events" USING btree ("association_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "association_events_status" ON "association_events" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "association_events_neighborhood" ON "association_events" USING btree ("neighborhood_id","starts_at");--> statement-breakpoint
CREATE INDEX "association_events_specialty" ON "association_events" USING btree ("specialty_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_person" ON "event_registrations" USING btree ("event_id","person_key") WHERE status not in ('canceled', 'expired');--> statement-breakpoint
CREATE INDEX "event_registrations_status" ON "event_registrations" USING btree ("event_id","status","position");--> statement-breakpoint
CREATE INDEX "event_registrations_member" ON "event_registrations" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "event_registrations_kept" ON "event_registrations" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "event_requests_expiry" ON "event_requests" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER "association_events_page" AFTER INSERT OR UPDATE OR DELETE ON "association_events" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('associations');
