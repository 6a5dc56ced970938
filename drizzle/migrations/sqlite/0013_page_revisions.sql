-- Counts what public pages show on, in the transaction of the change; docs/decisions/050-page-cache.md. A count begins anywhere, so that a
-- row that was deleted and made again is not taken for the old one.
CREATE TRIGGER `providers_page_insert` AFTER INSERT ON `providers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `providers_page_update` AFTER UPDATE ON `providers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `providers_page_delete` AFTER DELETE ON `providers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_search_names_page_insert` AFTER INSERT ON `provider_search_names`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_search_names_page_update` AFTER UPDATE ON `provider_search_names`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_search_names_page_delete` AFTER DELETE ON `provider_search_names`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_credentials_page_insert` AFTER INSERT ON `provider_credentials`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_credentials_page_update` AFTER UPDATE ON `provider_credentials`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_credentials_page_delete` AFTER DELETE ON `provider_credentials`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_specialties_page_insert` AFTER INSERT ON `provider_specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_specialties_page_update` AFTER UPDATE ON `provider_specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_specialties_page_delete` AFTER DELETE ON `provider_specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_languages_page_insert` AFTER INSERT ON `provider_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_languages_page_update` AFTER UPDATE ON `provider_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_languages_page_delete` AFTER DELETE ON `provider_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facilities_page_insert` AFTER INSERT ON `facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facilities_page_update` AFTER UPDATE ON `facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facilities_page_delete` AFTER DELETE ON `facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_hours_page_insert` AFTER INSERT ON `facility_hours`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_hours_page_update` AFTER UPDATE ON `facility_hours`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_hours_page_delete` AFTER DELETE ON `facility_hours`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_languages_page_insert` AFTER INSERT ON `facility_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_languages_page_update` AFTER UPDATE ON `facility_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_languages_page_delete` AFTER DELETE ON `facility_languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_services_page_insert` AFTER INSERT ON `facility_services`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_services_page_update` AFTER UPDATE ON `facility_services`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `facility_services_page_delete` AFTER DELETE ON `facility_services`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facilities_page_insert` AFTER INSERT ON `provider_facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facilities_page_update` AFTER UPDATE ON `provider_facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facilities_page_delete` AFTER DELETE ON `provider_facilities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facility_plans_page_insert` AFTER INSERT ON `provider_facility_plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facility_plans_page_update` AFTER UPDATE ON `provider_facility_plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `provider_facility_plans_page_delete` AFTER DELETE ON `provider_facility_plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `media_page_insert` AFTER INSERT ON `media`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `media_page_update` AFTER UPDATE ON `media`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `media_page_delete` AFTER DELETE ON `media`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `search_state_page_insert` AFTER INSERT ON `search_state`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `search_state_page_update` AFTER UPDATE ON `search_state`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `search_state_page_delete` AFTER DELETE ON `search_state`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('directory', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `specialties_page_insert` AFTER INSERT ON `specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `specialties_page_update` AFTER UPDATE ON `specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `specialties_page_delete` AFTER DELETE ON `specialties`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `symptoms_page_insert` AFTER INSERT ON `symptoms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `symptoms_page_update` AFTER UPDATE ON `symptoms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `symptoms_page_delete` AFTER DELETE ON `symptoms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `languages_page_insert` AFTER INSERT ON `languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `languages_page_update` AFTER UPDATE ON `languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `languages_page_delete` AFTER DELETE ON `languages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `neighborhoods_page_insert` AFTER INSERT ON `neighborhoods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `neighborhoods_page_update` AFTER UPDATE ON `neighborhoods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `neighborhoods_page_delete` AFTER DELETE ON `neighborhoods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `carriers_page_insert` AFTER INSERT ON `carriers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `carriers_page_update` AFTER UPDATE ON `carriers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `carriers_page_delete` AFTER DELETE ON `carriers`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plans_page_insert` AFTER INSERT ON `plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plans_page_update` AFTER UPDATE ON `plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plans_page_delete` AFTER DELETE ON `plans`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_groups_page_insert` AFTER INSERT ON `plan_groups`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_groups_page_update` AFTER UPDATE ON `plan_groups`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `plan_groups_page_delete` AFTER DELETE ON `plan_groups`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_page_insert` AFTER INSERT ON `redirects`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_page_update` AFTER UPDATE ON `redirects`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `redirects_page_delete` AFTER DELETE ON `redirects`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('reference', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `content_pages_page_insert` AFTER INSERT ON `content_pages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `content_pages_page_update` AFTER UPDATE ON `content_pages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `content_pages_page_delete` AFTER DELETE ON `content_pages`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_tests_page_insert` AFTER INSERT ON `lab_tests`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_tests_page_update` AFTER UPDATE ON `lab_tests`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_tests_page_delete` AFTER DELETE ON `lab_tests`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_panels_page_insert` AFTER INSERT ON `lab_panels`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_panels_page_update` AFTER UPDATE ON `lab_panels`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `lab_panels_page_delete` AFTER DELETE ON `lab_panels`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `medications_page_insert` AFTER INSERT ON `medications`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `medications_page_update` AFTER UPDATE ON `medications`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `medications_page_delete` AFTER DELETE ON `medications`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `imaging_modalities_page_insert` AFTER INSERT ON `imaging_modalities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `imaging_modalities_page_update` AFTER UPDATE ON `imaging_modalities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `imaging_modalities_page_delete` AFTER DELETE ON `imaging_modalities`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_terms_page_insert` AFTER INSERT ON `insurance_terms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_terms_page_update` AFTER UPDATE ON `insurance_terms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_terms_page_delete` AFTER DELETE ON `insurance_terms`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_cards_page_insert` AFTER INSERT ON `insurance_cards`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_cards_page_update` AFTER UPDATE ON `insurance_cards`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `insurance_cards_page_delete` AFTER DELETE ON `insurance_cards`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `enrollment_periods_page_insert` AFTER INSERT ON `enrollment_periods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `enrollment_periods_page_update` AFTER UPDATE ON `enrollment_periods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `enrollment_periods_page_delete` AFTER DELETE ON `enrollment_periods`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `i693_rules_page_insert` AFTER INSERT ON `i693_rules`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `i693_rules_page_update` AFTER UPDATE ON `i693_rules`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `i693_rules_page_delete` AFTER DELETE ON `i693_rules`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('library', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_page_insert` AFTER INSERT ON `blog_categories`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_page_update` AFTER UPDATE ON `blog_categories`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_page_delete` AFTER DELETE ON `blog_categories`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_page_insert` AFTER INSERT ON `blog_posts`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_page_update` AFTER UPDATE ON `blog_posts`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_page_delete` AFTER DELETE ON `blog_posts`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_translations_page_insert` AFTER INSERT ON `blog_translations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_translations_page_update` AFTER UPDATE ON `blog_translations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blog_translations_page_delete` AFTER DELETE ON `blog_translations`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('blog', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
