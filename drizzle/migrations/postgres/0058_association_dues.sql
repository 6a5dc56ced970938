CREATE TABLE "association_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"note" text,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "association_dues" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"member_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_before" text,
	"paid_until" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "association_applications" ADD CONSTRAINT "association_applications_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_dues" ADD CONSTRAINT "association_dues_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_dues" ADD CONSTRAINT "association_dues_member_id_association_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."association_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_applications_expires" ON "association_applications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "association_dues_member" ON "association_dues" USING btree ("member_id","created_at");