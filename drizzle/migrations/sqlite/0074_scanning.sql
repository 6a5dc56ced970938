CREATE TABLE `facility_pharmacies` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`directory_id` text,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`phone` text,
	`fax` text,
	`languages` text NOT NULL,
	`hours` text,
	`note` text,
	`is_archived` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`directory_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `facility_pharmacies_list` ON `facility_pharmacies` (`facility_id`,`is_archived`,`name`);--> statement-breakpoint
CREATE TABLE `refill_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`form_key` text NOT NULL,
	`patient_id` text,
	`person_enc` text NOT NULL,
	`medicine_enc` text NOT NULL,
	`note_enc` text,
	`answer_enc` text,
	`pharmacy_id` text,
	`locale` text NOT NULL,
	`may_text` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`taken_by_id` text NOT NULL,
	`decided_by_id` text,
	`told_at` integer,
	`waits_since` integer NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`patient_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pharmacy_id`) REFERENCES `facility_pharmacies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refill_requests_form` ON `refill_requests` (`facility_id`,`form_key`);--> statement-breakpoint
CREATE INDEX `refill_requests_list` ON `refill_requests` (`facility_id`,`status`,`waits_since`);--> statement-breakpoint
CREATE INDEX `refill_requests_waiting` ON `refill_requests` (`status`,`waits_since`);--> statement-breakpoint
CREATE TABLE `scan_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text,
	`association_id` text,
	`name` text NOT NULL,
	`modes` text NOT NULL,
	`paired_by_id` text NOT NULL,
	`code_hash` text,
	`code_expires_at` integer NOT NULL,
	`token_hash` text,
	`paired_at` integer,
	`used_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paired_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_devices_code_hash_unique` ON `scan_devices` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `scan_devices_token_hash_unique` ON `scan_devices` (`token_hash`);--> statement-breakpoint
CREATE INDEX `scan_devices_facility` ON `scan_devices` (`facility_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `scan_devices_association` ON `scan_devices` (`association_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `scan_events` (
	`id` text PRIMARY KEY NOT NULL,
	`device_id` text,
	`user_id` text NOT NULL,
	`keeper` text NOT NULL,
	`key` text NOT NULL,
	`facility_id` text,
	`association_id` text,
	`mode` text,
	`payload_hash` text NOT NULL,
	`light` text NOT NULL,
	`reason` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`first_at` integer,
	`undoes` text,
	`scanned_at` integer NOT NULL,
	`at` integer NOT NULL,
	`is_offline` integer NOT NULL,
	FOREIGN KEY (`device_id`) REFERENCES `scan_devices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_events_key` ON `scan_events` (`keeper`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `scan_events_undone` ON `scan_events` (`undoes`);--> statement-breakpoint
CREATE INDEX `scan_events_facility` ON `scan_events` (`facility_id`,`scanned_at`);--> statement-breakpoint
CREATE INDEX `scan_events_association` ON `scan_events` (`association_id`,`scanned_at`);--> statement-breakpoint
CREATE TRIGGER `scan_events_no_update` BEFORE UPDATE ON `scan_events`
BEGIN
  SELECT RAISE(ABORT, 'scan_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `scan_events_no_delete` BEFORE DELETE ON `scan_events`
BEGIN
  SELECT RAISE(ABORT, 'scan_events is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `scan_events_no_replace` BEFORE INSERT ON `scan_events`
WHEN EXISTS (SELECT 1 FROM `scan_events` WHERE `id` = NEW.`id` OR (`keeper` = NEW.`keeper` AND `key` = NEW.`key`) OR `undoes` = NEW.`undoes`)
BEGIN
  SELECT RAISE(ABORT, 'scan_events is append-only');
END;
