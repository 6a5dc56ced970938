CREATE TABLE "association_endorsements" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"provider_id" text,
	"text" text NOT NULL,
	"step" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"proposed_by" text NOT NULL,
	"consent_at" bigint,
	"hidden_at" bigint,
	"revoke_reason" text,
	"open_key" text,
	"form_key" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "association_endorsements_open_key_unique" UNIQUE("open_key"),
	CONSTRAINT "association_endorsements_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "association_endorsements" ADD CONSTRAINT "association_endorsements_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_endorsements" ADD CONSTRAINT "association_endorsements_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_endorsements" ADD CONSTRAINT "association_endorsements_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_endorsements_list" ON "association_endorsements" USING btree ("association_id","created_at","id");--> statement-breakpoint
CREATE INDEX "association_endorsements_of_provider" ON "association_endorsements" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "association_endorsements_shown" ON "association_endorsements" USING btree ("step","ends_on");
--> statement-breakpoint
CREATE TRIGGER "association_endorsements_endorsed" AFTER INSERT OR UPDATE OR DELETE ON "association_endorsements" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('endorsements');
--> statement-breakpoint
CREATE TRIGGER "associations_endorsed" AFTER INSERT OR UPDATE OR DELETE ON "associations" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('endorsements');
--> statement-breakpoint
CREATE TRIGGER "feature_flags_endorsed" AFTER INSERT OR UPDATE OR DELETE ON "feature_flags" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('endorsements');
