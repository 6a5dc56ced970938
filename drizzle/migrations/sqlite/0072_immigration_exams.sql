CREATE TABLE `i693_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`facility_id` text NOT NULL,
	`surgeon_id` text NOT NULL,
	`appointment_id` text,
	`replaces_id` text,
	`person_enc` text NOT NULL,
	`locale` text NOT NULL,
	`exam_on` text NOT NULL,
	`price_cents` integer,
	`status` text NOT NULL,
	`signed_rules_enc` text,
	`signed_at` integer,
	`signed_by_id` text,
	`envelope_number` text,
	`enclosed_by_id` text,
	`sealed_by_id` text,
	`sealed_at` integer,
	`pick_up_code_enc` text,
	`pick_up_index` text,
	`picked_up_at` integer,
	`picked_up_by_id` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`surgeon_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `i693_cases_reference_unique` ON `i693_cases` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `i693_cases_pick_up_index_unique` ON `i693_cases` (`pick_up_index`);--> statement-breakpoint
CREATE INDEX `i693_cases_facility` ON `i693_cases` (`facility_id`,`status`);--> statement-breakpoint
CREATE INDEX `i693_cases_resting` ON `i693_cases` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `i693_cases_appointment` ON `i693_cases` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `i693_events` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`seq` integer NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` text,
	`note_enc` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `i693_cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `i693_events_seq` ON `i693_events` (`case_id`,`seq`);--> statement-breakpoint
CREATE TABLE `i693_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`kind` text NOT NULL,
	`record_enc` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `i693_cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `i693_tests_kind` ON `i693_tests` (`case_id`,`kind`);--> statement-breakpoint
CREATE TABLE `i693_vaccines` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`code` text NOT NULL,
	`record_enc` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `i693_cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `i693_vaccines_code` ON `i693_vaccines` (`case_id`,`code`);--> statement-breakpoint
CREATE TRIGGER `i693_events_no_update` BEFORE UPDATE ON `i693_events`
BEGIN
  SELECT RAISE(ABORT, 'i693_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `i693_events_no_delete` BEFORE DELETE ON `i693_events`
BEGIN
  SELECT RAISE(ABORT, 'i693_events is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `i693_events_no_replace` BEFORE INSERT ON `i693_events`
WHEN EXISTS (SELECT 1 FROM `i693_events` WHERE `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'i693_events is append-only');
END;
