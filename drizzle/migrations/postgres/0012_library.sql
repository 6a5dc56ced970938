CREATE TABLE "blog_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"owner" text NOT NULL,
	"owner_id" text,
	"category_id" text NOT NULL,
	"status" text NOT NULL,
	"author_name" text NOT NULL,
	"medical_reviewer" text NOT NULL,
	"reviewed_on" text,
	"review_due_on" text,
	"publish_at" bigint,
	"sources" text NOT NULL,
	"specialty_slugs" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "blog_posts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "blog_translations" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"keywords" text NOT NULL,
	"origin" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"aliases" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"sources" text NOT NULL,
	"specialty_slugs" text NOT NULL,
	"effective_on" text NOT NULL,
	"reviewed_on" text,
	"review_due_on" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_periods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"opens_on" text,
	"closes_on" text,
	"note" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility_services" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"price_cents" integer,
	"is_walk_in" boolean NOT NULL,
	"needs_order" boolean NOT NULL,
	"is_at_home" boolean NOT NULL,
	"note" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "i693_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"min_months" integer,
	"max_months" integer,
	"born_from" text,
	"season_from" text,
	"season_to" text,
	"effective_from" text,
	"effective_to" text,
	"is_retired" boolean NOT NULL,
	"text" text NOT NULL,
	"booklet_names" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imaging_modalities" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"dicom_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"uses_radiation" boolean NOT NULL,
	"min_minutes" integer NOT NULL,
	"max_minutes" integer NOT NULL,
	"preparation" text NOT NULL,
	"with_contrast" text NOT NULL,
	"if_pregnant" text NOT NULL,
	"with_implants" text NOT NULL,
	"bring" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "imaging_modalities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "insurance_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"looks" text NOT NULL,
	"colors" text NOT NULL,
	"who_for" text NOT NULL,
	"how_to_get" text NOT NULL,
	"note" text NOT NULL,
	"plan_lines" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "insurance_cards_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "insurance_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"term" text NOT NULL,
	"aliases" text NOT NULL,
	"definition" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "insurance_terms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "lab_panels" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"test_slugs" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lab_panels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "lab_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text NOT NULL,
	"category" text NOT NULL,
	"specimen" text NOT NULL,
	"fasting_hours" integer,
	"preparation" text NOT NULL,
	"turnaround_min_days" integer NOT NULL,
	"turnaround_max_days" integer NOT NULL,
	"price_min_cents" integer,
	"price_max_cents" integer,
	"loinc" text,
	"meaning" text NOT NULL,
	"window" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"sort" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lab_tests_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"generic" text NOT NULL,
	"brands" text NOT NULL,
	"names" text NOT NULL,
	"drug_class" text NOT NULL,
	"status" text NOT NULL,
	"forms" text NOT NULL,
	"use" text NOT NULL,
	"cautions" text NOT NULL,
	"herb_interactions" text NOT NULL,
	"sources" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "medications_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"purpose_id" text NOT NULL,
	"user_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text,
	"idempotency_key" text NOT NULL,
	"receipt_no" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "payments_session_hash_unique" UNIQUE("session_hash"),
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_receipt_no_unique" UNIQUE("receipt_no")
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"tag" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_translations" ADD CONSTRAINT "blog_translations_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_list" ON "blog_posts" USING btree ("status","publish_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_translations_slug" ON "blog_translations" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_translations_post" ON "blog_translations" USING btree ("post_id","locale");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_version" ON "content_pages" USING btree ("section","key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "facility_services_one" ON "facility_services" USING btree ("facility_id","kind","code");--> statement-breakpoint
CREATE INDEX "i693_rules_kind" ON "i693_rules" USING btree ("kind","sort","id");--> statement-breakpoint
CREATE INDEX "payments_purpose" ON "payments" USING btree ("purpose","purpose_id","id");