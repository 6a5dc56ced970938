CREATE TABLE `blog_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`);--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`owner` text NOT NULL,
	`owner_id` text,
	`category_id` text NOT NULL,
	`status` text NOT NULL,
	`author_name` text NOT NULL,
	`medical_reviewer` text NOT NULL,
	`reviewed_on` text,
	`review_due_on` text,
	`publish_at` integer,
	`sources` text NOT NULL,
	`specialty_slugs` text NOT NULL,
	`is_demo` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_number_unique` ON `blog_posts` (`number`);--> statement-breakpoint
CREATE INDEX `blog_posts_list` ON `blog_posts` (`status`,`publish_at`,`id`);--> statement-breakpoint
CREATE TABLE `blog_translations` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`locale` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text NOT NULL,
	`seo_title` text,
	`seo_description` text,
	`keywords` text NOT NULL,
	`origin` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_translations_slug` ON `blog_translations` (`locale`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `blog_translations_post` ON `blog_translations` (`post_id`,`locale`);--> statement-breakpoint
CREATE TABLE `content_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`section` text NOT NULL,
	`key` text NOT NULL,
	`version` integer NOT NULL,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`aliases` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`sources` text NOT NULL,
	`specialty_slugs` text NOT NULL,
	`effective_on` text NOT NULL,
	`reviewed_on` text,
	`review_due_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_pages_version` ON `content_pages` (`section`,`key`,`version`);--> statement-breakpoint
CREATE TABLE `enrollment_periods` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`opens_on` text,
	`closes_on` text,
	`note` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `facility_services` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`price_cents` integer,
	`is_walk_in` integer NOT NULL,
	`needs_order` integer NOT NULL,
	`is_at_home` integer NOT NULL,
	`note` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facility_services_one` ON `facility_services` (`facility_id`,`kind`,`code`);--> statement-breakpoint
CREATE TABLE `i693_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`min_months` integer,
	`max_months` integer,
	`born_from` text,
	`season_from` text,
	`season_to` text,
	`effective_from` text,
	`effective_to` text,
	`is_retired` integer NOT NULL,
	`text` text NOT NULL,
	`booklet_names` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `i693_rules_kind` ON `i693_rules` (`kind`,`sort`,`id`);--> statement-breakpoint
CREATE TABLE `imaging_modalities` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`dicom_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`uses_radiation` integer NOT NULL,
	`min_minutes` integer NOT NULL,
	`max_minutes` integer NOT NULL,
	`preparation` text NOT NULL,
	`with_contrast` text NOT NULL,
	`if_pregnant` text NOT NULL,
	`with_implants` text NOT NULL,
	`bring` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imaging_modalities_slug_unique` ON `imaging_modalities` (`slug`);--> statement-breakpoint
CREATE TABLE `insurance_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`nickname` text NOT NULL,
	`looks` text NOT NULL,
	`colors` text NOT NULL,
	`who_for` text NOT NULL,
	`how_to_get` text NOT NULL,
	`note` text NOT NULL,
	`plan_lines` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `insurance_cards_slug_unique` ON `insurance_cards` (`slug`);--> statement-breakpoint
CREATE TABLE `insurance_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`term` text NOT NULL,
	`aliases` text NOT NULL,
	`definition` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `insurance_terms_slug_unique` ON `insurance_terms` (`slug`);--> statement-breakpoint
CREATE TABLE `lab_panels` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`test_slugs` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_panels_slug_unique` ON `lab_panels` (`slug`);--> statement-breakpoint
CREATE TABLE `lab_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`aliases` text NOT NULL,
	`category` text NOT NULL,
	`specimen` text NOT NULL,
	`fasting_hours` integer,
	`preparation` text NOT NULL,
	`turnaround_min_days` integer NOT NULL,
	`turnaround_max_days` integer NOT NULL,
	`price_min_cents` integer,
	`price_max_cents` integer,
	`loinc` text,
	`meaning` text NOT NULL,
	`window` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`sort` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_tests_slug_unique` ON `lab_tests` (`slug`);--> statement-breakpoint
CREATE TABLE `medications` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`generic` text NOT NULL,
	`brands` text NOT NULL,
	`names` text NOT NULL,
	`drug_class` text NOT NULL,
	`status` text NOT NULL,
	`forms` text NOT NULL,
	`use` text NOT NULL,
	`cautions` text NOT NULL,
	`herb_interactions` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `medications_slug_unique` ON `medications` (`slug`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`session_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`purpose_id` text NOT NULL,
	`user_id` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`gateway_ref` text,
	`idempotency_key` text NOT NULL,
	`receipt_no` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session_hash_unique` ON `payments` (`session_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_idempotency_key_unique` ON `payments` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt_no_unique` ON `payments` (`receipt_no`);--> statement-breakpoint
CREATE INDEX `payments_purpose` ON `payments` (`purpose`,`purpose_id`,`id`);--> statement-breakpoint
CREATE TABLE `page_revisions` (
	`tag` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
