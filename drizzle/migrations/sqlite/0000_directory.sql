CREATE TABLE `carriers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`kind` text NOT NULL,
	`chinese_hotline` text,
	`website` text,
	`payer_code` text,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `languages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`is_dialect` integer NOT NULL,
	`is_filter` integer NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `neighborhoods` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`borough` text NOT NULL,
	`state` text NOT NULL,
	`county` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`radius_meters` integer NOT NULL,
	`zips` text NOT NULL,
	`guide` text NOT NULL,
	`transit` text NOT NULL,
	`is_indexable` integer NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `neighborhoods_slug_unique` ON `neighborhoods` (`slug`);--> statement-breakpoint
CREATE INDEX `neighborhoods_borough` ON `neighborhoods` (`borough`,`sort`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`carrier_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`line` text NOT NULL,
	`counties` text NOT NULL,
	`effective_from` text,
	`effective_to` text,
	`is_retired` integer NOT NULL,
	`sort` integer NOT NULL,
	FOREIGN KEY (`carrier_id`) REFERENCES `carriers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_slug_unique` ON `plans` (`slug`);--> statement-breakpoint
CREATE INDEX `plans_carrier` ON `plans` (`carrier_id`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`from_slug` text NOT NULL,
	`to_slug` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_from` ON `redirects` (`kind`,`from_slug`);--> statement-breakpoint
CREATE TABLE `specialties` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`nucc_codes` text NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`body_area` text NOT NULL,
	`is_sensitive` integer NOT NULL,
	`parent_id` text,
	`description` text NOT NULL,
	`when_to_go` text NOT NULL,
	`questions_to_ask` text NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `specialties_slug_unique` ON `specialties` (`slug`);--> statement-breakpoint
CREATE TABLE `symptoms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`specialty_ids` text NOT NULL,
	`is_urgent` integer NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `closures` (
	`id` text PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`scope_id` text NOT NULL,
	`date_from` text NOT NULL,
	`date_to` text NOT NULL,
	`part` text NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`reason` text,
	`holiday_code` text,
	`created_by` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `closures_scope` ON `closures` (`scope`,`scope_id`,`date_from`);--> statement-breakpoint
CREATE TABLE `facilities` (
	`id` text PRIMARY KEY NOT NULL,
	`npi` text,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_hans` text,
	`name_hant` text,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`address_line1` text NOT NULL,
	`address_line2` text,
	`address_line3` text,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip` text NOT NULL,
	`country` text NOT NULL,
	`lat` real,
	`lng` real,
	`geocode_accuracy` text,
	`neighborhood_id` text,
	`phone` text,
	`fax` text,
	`email` text,
	`website` text,
	`wechat` text,
	`time_zone` text NOT NULL,
	`way_in` text,
	`parking` text,
	`is_wheelchair_accessible` integer NOT NULL,
	`has_elevator` integer NOT NULL,
	`accepts_walk_in` integer NOT NULL,
	`address_verified` text NOT NULL,
	`merged_into_id` text,
	`source` text NOT NULL,
	`is_demo` integer NOT NULL,
	`edited_fields` text NOT NULL,
	`registry_digest` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`neighborhood_id`) REFERENCES `neighborhoods`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facilities_npi_unique` ON `facilities` (`npi`);--> statement-breakpoint
CREATE UNIQUE INDEX `facilities_slug_unique` ON `facilities` (`slug`);--> statement-breakpoint
CREATE INDEX `facilities_neighborhood` ON `facilities` (`neighborhood_id`,`type`);--> statement-breakpoint
CREATE INDEX `facilities_zip` ON `facilities` (`zip`,`address_line1`);--> statement-breakpoint
CREATE TABLE `facility_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`opens` text NOT NULL,
	`closes` text NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facility_hours_facility` ON `facility_hours` (`facility_id`,`weekday`,`opens`);--> statement-breakpoint
CREATE TABLE `facility_languages` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`language_id` text NOT NULL,
	`who` text NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facility_languages_triple` ON `facility_languages` (`facility_id`,`language_id`,`who`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_type` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`sha256` text NOT NULL,
	`alt` text,
	`state` text NOT NULL,
	`variants` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_owner` ON `media` (`owner_type`,`owner_id`);--> statement-breakpoint
CREATE TABLE `provider_credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`kind` text NOT NULL,
	`issuer` text NOT NULL,
	`title` text NOT NULL,
	`number_masked` text,
	`state` text,
	`starts_on` text,
	`ends_on` text,
	`verify_state` text NOT NULL,
	`verified_by` text,
	`verified_at` integer,
	`evidence_id` text,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `provider_credentials_provider` ON `provider_credentials` (`provider_id`,`kind`);--> statement-breakpoint
CREATE TABLE `provider_facilities` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`facility_id` text NOT NULL,
	`role` text NOT NULL,
	`active_from` text,
	`active_to` text,
	`phone_ext` text,
	`accepting` text,
	`is_bookable` integer NOT NULL,
	`is_primary` integer NOT NULL,
	`color` text,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_facilities_pair` ON `provider_facilities` (`provider_id`,`facility_id`);--> statement-breakpoint
CREATE INDEX `provider_facilities_facility` ON `provider_facilities` (`facility_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `provider_facility_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_facility_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`state` text NOT NULL,
	`verified_at` integer,
	`verified_by` text,
	`note` text,
	FOREIGN KEY (`provider_facility_id`) REFERENCES `provider_facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_facility_plans_pair` ON `provider_facility_plans` (`provider_facility_id`,`plan_id`);--> statement-breakpoint
CREATE INDEX `provider_facility_plans_plan` ON `provider_facility_plans` (`plan_id`,`provider_facility_id`);--> statement-breakpoint
CREATE TABLE `provider_languages` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`language_id` text NOT NULL,
	`level` text NOT NULL,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_id`) REFERENCES `languages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_languages_pair` ON `provider_languages` (`provider_id`,`language_id`);--> statement-breakpoint
CREATE INDEX `provider_languages_language` ON `provider_languages` (`language_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `provider_search_names` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`form` text NOT NULL,
	`value` text NOT NULL,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `provider_search_names_provider` ON `provider_search_names` (`provider_id`);--> statement-breakpoint
CREATE TABLE `provider_specialties` (
	`id` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`specialty_id` text NOT NULL,
	`is_primary` integer NOT NULL,
	`is_board_certified` integer NOT NULL,
	FOREIGN KEY (`provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`specialty_id`) REFERENCES `specialties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_specialties_pair` ON `provider_specialties` (`provider_id`,`specialty_id`);--> statement-breakpoint
CREATE INDEX `provider_specialties_specialty` ON `provider_specialties` (`specialty_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `providers` (
	`id` text PRIMARY KEY NOT NULL,
	`npi` text,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`merged_into_id` text,
	`legal_first` text NOT NULL,
	`legal_last` text NOT NULL,
	`legal_middle` text,
	`preferred_name` text,
	`name_hans` text,
	`name_hant` text,
	`pronunciation_pinyin` text,
	`pronunciation_jyutping` text,
	`title` text,
	`gender` text NOT NULL,
	`bio` text,
	`photo_id` text,
	`practicing_since` integer,
	`tier` integer NOT NULL,
	`care_coordination_enabled` integer NOT NULL,
	`care_coordination_role` text,
	`is_profile_complete` integer NOT NULL,
	`accepting` text NOT NULL,
	`accepting_verified_at` integer,
	`offers_telehealth` integer NOT NULL,
	`min_age` integer,
	`max_age` integer,
	`cash_price_note` text,
	`cash_price_cents` integer,
	`faq` text,
	`source` text NOT NULL,
	`is_demo` integer NOT NULL,
	`edited_fields` text NOT NULL,
	`registry_updated_on` text,
	`registry_digest` text,
	`verified_at` integer,
	`quality_score` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `providers_npi_unique` ON `providers` (`npi`);--> statement-breakpoint
CREATE UNIQUE INDEX `providers_slug_unique` ON `providers` (`slug`);--> statement-breakpoint
CREATE INDEX `providers_status` ON `providers` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `providers_name` ON `providers` (`legal_last`,`legal_first`,`id`);--> statement-breakpoint
CREATE TABLE `change_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target_type` text NOT NULL,
	`target_id` text NOT NULL,
	`field` text NOT NULL,
	`submitter_type` text NOT NULL,
	`submitter_id` text,
	`submitter_contact` text,
	`locale` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`status` text NOT NULL,
	`reviewer_id` text,
	`decision_note` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `change_requests_status` ON `change_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `change_requests_target` ON `change_requests` (`target_type`,`target_id`,`field`);