CREATE TABLE "compliance_items" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"user_id" text,
	"provider_id" text,
	"kind" text NOT NULL,
	"number_enc" text,
	"issued" text,
	"expires" text,
	"is_waived" boolean NOT NULL,
	"waived_reason" text,
	"note" text,
	"told_days" integer,
	"reminded_on" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_items_user" ON "compliance_items" USING btree ("facility_id","user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_items_provider" ON "compliance_items" USING btree ("facility_id","provider_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_items_facility" ON "compliance_items" USING btree ("facility_id","kind") WHERE "compliance_items"."user_id" is null and "compliance_items"."provider_id" is null;