CREATE TABLE "association_members" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"user_id" text,
	"provider_id" text,
	"name" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"office" text,
	"is_public" boolean NOT NULL,
	"joined_on" text,
	"chosen_at" bigint,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "associations" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"about" text NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"website" text,
	"address" text,
	"join_rule" text NOT NULL,
	"dues_cents" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "associations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "association_members" ADD CONSTRAINT "association_members_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_members" ADD CONSTRAINT "association_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_members" ADD CONSTRAINT "association_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_members_user" ON "association_members" USING btree ("association_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_members_provider" ON "association_members" USING btree ("association_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "association_members_email" ON "association_members" USING btree ("association_id","email");--> statement-breakpoint
CREATE INDEX "association_members_list" ON "association_members" USING btree ("association_id","status","id");--> statement-breakpoint
CREATE INDEX "association_members_of_user" ON "association_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "association_members_of_provider" ON "association_members" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "associations_status" ON "associations" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE TRIGGER "associations_page" AFTER INSERT OR UPDATE OR DELETE ON "associations" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('associations');
--> statement-breakpoint
CREATE TRIGGER "association_members_page" AFTER INSERT OR UPDATE OR DELETE ON "association_members" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('associations');
--> statement-breakpoint
CREATE TRIGGER "feature_flags_page" AFTER INSERT OR UPDATE OR DELETE ON "feature_flags" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('associations');
