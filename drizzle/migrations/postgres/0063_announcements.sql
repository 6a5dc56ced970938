CREATE TABLE "announcement_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"announcement_id" text NOT NULL,
	"member_id" text NOT NULL,
	"is_in_app" boolean NOT NULL,
	"read_at" bigint,
	"mail" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_opt_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"form_key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"converted" text NOT NULL,
	"channels" text NOT NULL,
	"segment" text NOT NULL,
	"segment_status" text,
	"event_id" text,
	"chosen" text NOT NULL,
	"status" text NOT NULL,
	"send_at" bigint,
	"sent_at" bigint,
	"checkpoint" text,
	"created_by" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_deliveries" ADD CONSTRAINT "announcement_deliveries_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_deliveries" ADD CONSTRAINT "announcement_deliveries_member_id_association_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_opt_outs" ADD CONSTRAINT "announcement_opt_outs_id_association_members_id_fk" FOREIGN KEY ("id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_event_id_association_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."association_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_deliveries_member" ON "announcement_deliveries" USING btree ("announcement_id","member_id");--> statement-breakpoint
CREATE INDEX "announcement_deliveries_notices" ON "announcement_deliveries" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_deliveries_mail" ON "announcement_deliveries" USING btree ("mail","id");--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_form" ON "announcements" USING btree ("association_id","form_key");--> statement-breakpoint
CREATE INDEX "announcements_list" ON "announcements" USING btree ("association_id","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("status","send_at");