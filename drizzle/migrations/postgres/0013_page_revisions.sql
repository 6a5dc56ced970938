-- Counts what public pages show on, in the transaction of the change; docs/decisions/050-page-cache.md. A count begins anywhere, so that a
-- row that was deleted and made again is not taken for the old one.
CREATE FUNCTION "count_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "page_revisions" ("tag", "revision") VALUES (TG_ARGV[0], floor(random() * 1000000000)::integer)
  ON CONFLICT ("tag") DO UPDATE SET "revision" = "page_revisions"."revision" + 1;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "providers_page" AFTER INSERT OR UPDATE OR DELETE ON "providers" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_search_names_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_search_names" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_credentials_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_credentials" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_specialties_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_specialties" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_languages_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_languages" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "facilities_page" AFTER INSERT OR UPDATE OR DELETE ON "facilities" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "facility_hours_page" AFTER INSERT OR UPDATE OR DELETE ON "facility_hours" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "facility_languages_page" AFTER INSERT OR UPDATE OR DELETE ON "facility_languages" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "facility_services_page" AFTER INSERT OR UPDATE OR DELETE ON "facility_services" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_facilities_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_facilities" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "provider_facility_plans_page" AFTER INSERT OR UPDATE OR DELETE ON "provider_facility_plans" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "media_page" AFTER INSERT OR UPDATE OR DELETE ON "media" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "search_state_page" AFTER INSERT OR UPDATE OR DELETE ON "search_state" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('directory');
--> statement-breakpoint
CREATE TRIGGER "specialties_page" AFTER INSERT OR UPDATE OR DELETE ON "specialties" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "symptoms_page" AFTER INSERT OR UPDATE OR DELETE ON "symptoms" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "languages_page" AFTER INSERT OR UPDATE OR DELETE ON "languages" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "neighborhoods_page" AFTER INSERT OR UPDATE OR DELETE ON "neighborhoods" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "carriers_page" AFTER INSERT OR UPDATE OR DELETE ON "carriers" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "plans_page" AFTER INSERT OR UPDATE OR DELETE ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "plan_groups_page" AFTER INSERT OR UPDATE OR DELETE ON "plan_groups" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "redirects_page" AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('reference');
--> statement-breakpoint
CREATE TRIGGER "content_pages_page" AFTER INSERT OR UPDATE OR DELETE ON "content_pages" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "lab_tests_page" AFTER INSERT OR UPDATE OR DELETE ON "lab_tests" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "lab_panels_page" AFTER INSERT OR UPDATE OR DELETE ON "lab_panels" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "medications_page" AFTER INSERT OR UPDATE OR DELETE ON "medications" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "imaging_modalities_page" AFTER INSERT OR UPDATE OR DELETE ON "imaging_modalities" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "insurance_terms_page" AFTER INSERT OR UPDATE OR DELETE ON "insurance_terms" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "insurance_cards_page" AFTER INSERT OR UPDATE OR DELETE ON "insurance_cards" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "enrollment_periods_page" AFTER INSERT OR UPDATE OR DELETE ON "enrollment_periods" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "i693_rules_page" AFTER INSERT OR UPDATE OR DELETE ON "i693_rules" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('library');
--> statement-breakpoint
CREATE TRIGGER "blog_categories_page" AFTER INSERT OR UPDATE OR DELETE ON "blog_categories" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('blog');
--> statement-breakpoint
CREATE TRIGGER "blog_posts_page" AFTER INSERT OR UPDATE OR DELETE ON "blog_posts" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('blog');
--> statement-breakpoint
CREATE TRIGGER "blog_translations_page" AFTER INSERT OR UPDATE OR DELETE ON "blog_translations" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('blog');
