CREATE TABLE "event_greeters" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"name_enc" text NOT NULL,
	"email_enc" text NOT NULL,
	"contact_key" text NOT NULL,
	"locale" text NOT NULL,
	"revoked_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "checked_in_by_greeter_id" text;--> statement-breakpoint
ALTER TABLE "event_greeters" ADD CONSTRAINT "event_greeters_event_id_association_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."association_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_greeters_contact" ON "event_greeters" USING btree ("event_id","contact_key") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "event_greeters_list" ON "event_greeters" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE TRIGGER "association_events_events" AFTER INSERT OR UPDATE OR DELETE ON "association_events" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('events');
--> statement-breakpoint
CREATE TRIGGER "associations_events" AFTER INSERT OR UPDATE OR DELETE ON "associations" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('events');
--> statement-breakpoint
CREATE TRIGGER "feature_flags_events" AFTER INSERT OR UPDATE OR DELETE ON "feature_flags" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('events');
