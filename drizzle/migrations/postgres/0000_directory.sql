CREATE TABLE "carriers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"kind" text NOT NULL,
	"chinese_hotline" text,
	"website" text,
	"payer_code" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"is_dialect" boolean NOT NULL,
	"is_filter" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighborhoods" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"borough" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"radius_meters" integer NOT NULL,
	"zips" text NOT NULL,
	"guide" text NOT NULL,
	"transit" text NOT NULL,
	"is_indexable" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "neighborhoods_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"line" text NOT NULL,
	"counties" text NOT NULL,
	"effective_from" text,
	"effective_to" text,
	"is_retired" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_slug" text NOT NULL,
	"to_slug" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialties" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"nucc_codes" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"body_area" text NOT NULL,
	"is_sensitive" boolean NOT NULL,
	"parent_id" text,
	"description" text NOT NULL,
	"when_to_go" text NOT NULL,
	"questions_to_ask" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "specialties_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "symptoms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"specialty_ids" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"date_from" text NOT NULL,
	"date_to" text NOT NULL,
	"part" text NOT NULL,
	"starts_at" text,
	"ends_at" text,
	"reason" text,
	"holiday_code" text,
	"created_by" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"id" text PRIMARY KEY NOT NULL,
	"npi" text,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_hans" text,
	"name_hant" text,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"address_line3" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"geocode_accuracy" text,
	"neighborhood_id" text,
	"phone" text,
	"fax" text,
	"email" text,
	"website" text,
	"wechat" text,
	"time_zone" text NOT NULL,
	"way_in" text,
	"parking" text,
	"is_wheelchair_accessible" boolean NOT NULL,
	"has_elevator" boolean NOT NULL,
	"accepts_walk_in" boolean NOT NULL,
	"address_verified" text NOT NULL,
	"merged_into_id" text,
	"source" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"edited_fields" text NOT NULL,
	"registry_digest" text,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "facilities_npi_unique" UNIQUE("npi"),
	CONSTRAINT "facilities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "facility_hours" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility_languages" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"language_id" text NOT NULL,
	"who" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"alt" text,
	"state" text NOT NULL,
	"variants" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"title" text NOT NULL,
	"number_masked" text,
	"state" text,
	"starts_on" text,
	"ends_on" text,
	"verify_state" text NOT NULL,
	"verified_by" text,
	"verified_at" bigint,
	"evidence_id" text
);
--> statement-breakpoint
CREATE TABLE "provider_facilities" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"facility_id" text NOT NULL,
	"role" text NOT NULL,
	"active_from" text,
	"active_to" text,
	"phone_ext" text,
	"accepting" text,
	"is_bookable" boolean NOT NULL,
	"is_primary" boolean NOT NULL,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "provider_facility_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_facility_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"verified_at" bigint,
	"verified_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "provider_languages" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"language_id" text NOT NULL,
	"level" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_search_names" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"form" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_specialties" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"specialty_id" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"is_board_certified" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"npi" text,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"merged_into_id" text,
	"legal_first" text NOT NULL,
	"legal_last" text NOT NULL,
	"legal_middle" text,
	"preferred_name" text,
	"name_hans" text,
	"name_hant" text,
	"pronunciation_pinyin" text,
	"pronunciation_jyutping" text,
	"title" text,
	"gender" text NOT NULL,
	"bio" text,
	"photo_id" text,
	"practicing_since" integer,
	"tier" integer NOT NULL,
	"care_coordination_enabled" boolean NOT NULL,
	"care_coordination_role" text,
	"is_profile_complete" boolean NOT NULL,
	"accepting" text NOT NULL,
	"accepting_verified_at" bigint,
	"offers_telehealth" boolean NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"cash_price_note" text,
	"cash_price_cents" integer,
	"faq" text,
	"source" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"edited_fields" text NOT NULL,
	"registry_updated_on" text,
	"registry_digest" text,
	"verified_at" bigint,
	"quality_score" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "providers_npi_unique" UNIQUE("npi"),
	CONSTRAINT "providers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"field" text NOT NULL,
	"submitter_type" text NOT NULL,
	"submitter_id" text,
	"submitter_contact" text,
	"locale" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"status" text NOT NULL,
	"reviewer_id" text,
	"decision_note" text,
	"due_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_neighborhood_id_neighborhoods_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhoods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_hours" ADD CONSTRAINT "facility_hours_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_languages" ADD CONSTRAINT "facility_languages_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_languages" ADD CONSTRAINT "facility_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_credentials" ADD CONSTRAINT "provider_credentials_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_facilities" ADD CONSTRAINT "provider_facilities_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_facilities" ADD CONSTRAINT "provider_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_facility_plans" ADD CONSTRAINT "provider_facility_plans_provider_facility_id_provider_facilities_id_fk" FOREIGN KEY ("provider_facility_id") REFERENCES "public"."provider_facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_facility_plans" ADD CONSTRAINT "provider_facility_plans_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_languages" ADD CONSTRAINT "provider_languages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_languages" ADD CONSTRAINT "provider_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_search_names" ADD CONSTRAINT "provider_search_names_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_specialties" ADD CONSTRAINT "provider_specialties_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_specialties" ADD CONSTRAINT "provider_specialties_specialty_id_specialties_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "neighborhoods_borough" ON "neighborhoods" USING btree ("borough","sort");--> statement-breakpoint
CREATE INDEX "plans_carrier" ON "plans" USING btree ("carrier_id");--> statement-breakpoint
CREATE INDEX "redirects_from" ON "redirects" USING btree ("kind","from_slug");--> statement-breakpoint
CREATE INDEX "closures_scope" ON "closures" USING btree ("scope","scope_id","date_from");--> statement-breakpoint
CREATE INDEX "facilities_neighborhood" ON "facilities" USING btree ("neighborhood_id","type");--> statement-breakpoint
CREATE INDEX "facilities_zip" ON "facilities" USING btree ("zip","address_line1");--> statement-breakpoint
CREATE INDEX "facility_hours_facility" ON "facility_hours" USING btree ("facility_id","weekday","opens");--> statement-breakpoint
CREATE UNIQUE INDEX "facility_languages_triple" ON "facility_languages" USING btree ("facility_id","language_id","who");--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "provider_credentials_provider" ON "provider_credentials" USING btree ("provider_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_facilities_pair" ON "provider_facilities" USING btree ("provider_id","facility_id");--> statement-breakpoint
CREATE INDEX "provider_facilities_facility" ON "provider_facilities" USING btree ("facility_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_facility_plans_pair" ON "provider_facility_plans" USING btree ("provider_facility_id","plan_id");--> statement-breakpoint
CREATE INDEX "provider_facility_plans_plan" ON "provider_facility_plans" USING btree ("plan_id","provider_facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_languages_pair" ON "provider_languages" USING btree ("provider_id","language_id");--> statement-breakpoint
CREATE INDEX "provider_languages_language" ON "provider_languages" USING btree ("language_id","provider_id");--> statement-breakpoint
CREATE INDEX "provider_search_names_provider" ON "provider_search_names" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_specialties_pair" ON "provider_specialties" USING btree ("provider_id","specialty_id");--> statement-breakpoint
CREATE INDEX "provider_specialties_specialty" ON "provider_specialties" USING btree ("specialty_id","provider_id");--> statement-breakpoint
CREATE INDEX "providers_status" ON "providers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("legal_last","legal_first","id");--> statement-breakpoint
CREATE INDEX "change_requests_status" ON "change_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "change_requests_target" ON "change_requests" USING btree ("target_type","target_id","field");