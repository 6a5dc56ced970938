CREATE TABLE `patient_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`text_enc` text NOT NULL,
	`author_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`patient_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_notes_patient` ON `patient_notes` (`patient_id`,`facility_id`);--> statement-breakpoint
ALTER TABLE `appointments` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `appointments` ADD `note_version` integer DEFAULT 0 NOT NULL;