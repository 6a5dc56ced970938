CREATE TABLE `care_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`requester_facility_id` text NOT NULL,
	`requester_provider_id` text,
	`created_by_id` text NOT NULL,
	`recipient_facility_id` text,
	`recipient_provider_id` text,
	`outside_enc` text,
	`outside_locale` text,
	`specialty_id` text,
	`patient_enc` text NOT NULL,
	`patient_locale` text NOT NULL,
	`urgency` text NOT NULL,
	`reason_enc` text NOT NULL,
	`questions_enc` text,
	`plain_enc` text,
	`outcome_enc` text,
	`status` text NOT NULL,
	`resume_status` text,
	`status_reason_enc` text,
	`consent` text NOT NULL,
	`is_sent_on_consent` integer NOT NULL,
	`sent_at` integer,
	`due_at` integer,
	`overdue_at` integer,
	`cancel_asked_at` integer,
	`appointment_id` text,
	`visit_at` integer,
	`closed_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`requester_facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requester_provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recipient_facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recipient_provider_id`) REFERENCES `providers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`specialty_id`) REFERENCES `specialties`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `care_cases_reference_unique` ON `care_cases` (`reference`);--> statement-breakpoint
CREATE INDEX `care_cases_requester` ON `care_cases` (`requester_facility_id`,`status`);--> statement-breakpoint
CREATE INDEX `care_cases_recipient` ON `care_cases` (`recipient_facility_id`,`status`);--> statement-breakpoint
CREATE INDEX `care_cases_due` ON `care_cases` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `care_cases_appointment` ON `care_cases` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `care_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`method` text NOT NULL,
	`text_version` integer NOT NULL,
	`recorded_by_id` text,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`case_id`) REFERENCES `care_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recorded_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `care_consents_case` ON `care_consents` (`case_id`);--> statement-breakpoint
CREATE TABLE `care_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`kind` text NOT NULL,
	`name_enc` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`file` text NOT NULL,
	`key_enc` text NOT NULL,
	`side` text NOT NULL,
	`is_for_patient` integer NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `care_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `care_documents_case` ON `care_documents` (`case_id`);--> statement-breakpoint
CREATE TABLE `care_events` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`seq` integer NOT NULL,
	`step` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`side` text NOT NULL,
	`user_id` text,
	`is_on_behalf` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `care_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `care_events_seq` ON `care_events` (`case_id`,`seq`);--> statement-breakpoint
CREATE TABLE `care_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`thread` text NOT NULL,
	`side` text NOT NULL,
	`user_id` text,
	`step` text,
	`body_enc` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `care_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `care_messages_case` ON `care_messages` (`case_id`);--> statement-breakpoint
CREATE TABLE `care_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`kind` text NOT NULL,
	`title_enc` text,
	`assignee` text NOT NULL,
	`status` text NOT NULL,
	`due_on` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `care_cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `care_tasks_case` ON `care_tasks` (`case_id`);--> statement-breakpoint
ALTER TABLE `team_members` ADD `coordination_role` text;--> statement-breakpoint
CREATE TRIGGER `care_events_no_update` BEFORE UPDATE ON `care_events`
BEGIN
  SELECT RAISE(ABORT, 'care_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `care_events_no_delete` BEFORE DELETE ON `care_events`
BEGIN
  SELECT RAISE(ABORT, 'care_events is append-only');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes the row in its way without asking the delete trigger.
CREATE TRIGGER `care_events_no_replace` BEFORE INSERT ON `care_events`
WHEN EXISTS (SELECT 1 FROM `care_events` WHERE `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'care_events is append-only');
END;
