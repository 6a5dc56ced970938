CREATE TABLE "association_handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"from_member_id" text NOT NULL,
	"to_member_id" text NOT NULL,
	"status" text NOT NULL,
	"open_key" text,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "association_handovers_open_key_unique" UNIQUE("open_key")
);
--> statement-breakpoint
CREATE TABLE "association_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"form_key" text NOT NULL,
	"open_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"invited_by" text NOT NULL,
	"accepted_by" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "association_invitations_open_key_unique" UNIQUE("open_key")
);
--> statement-breakpoint
ALTER TABLE "association_members" ADD COLUMN "role_given_at" bigint;--> statement-breakpoint
ALTER TABLE "association_handovers" ADD CONSTRAINT "association_handovers_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_handovers" ADD CONSTRAINT "association_handovers_from_member_id_association_members_id_fk" FOREIGN KEY ("from_member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_handovers" ADD CONSTRAINT "association_handovers_to_member_id_association_members_id_fk" FOREIGN KEY ("to_member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_invitations" ADD CONSTRAINT "association_invitations_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_invitations" ADD CONSTRAINT "association_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_invitations" ADD CONSTRAINT "association_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_handovers_association" ON "association_handovers" USING btree ("association_id","created_at");--> statement-breakpoint
CREATE INDEX "association_handovers_to" ON "association_handovers" USING btree ("to_member_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "association_invitations_form" ON "association_invitations" USING btree ("association_id","form_key");--> statement-breakpoint
CREATE INDEX "association_invitations_list" ON "association_invitations" USING btree ("association_id","status","created_at","id");