CREATE TABLE `patient_merge_moves` (
	`merge_id` text NOT NULL,
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`from_id` text NOT NULL,
	PRIMARY KEY(`merge_id`, `kind`, `row_id`),
	FOREIGN KEY (`merge_id`) REFERENCES `patient_merges`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_merge_moves_from` ON `patient_merge_moves` (`from_id`);--> statement-breakpoint
CREATE TABLE `patient_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`into_id` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`plan_id` text,
	`made_by_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`undo_until` integer NOT NULL,
	`undone_at` integer,
	`undone_by_id` text,
	FOREIGN KEY (`into_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `patients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_merges_into` ON `patient_merges` (`into_id`);--> statement-breakpoint
CREATE INDEX `patient_merges_first` ON `patient_merges` (`first_id`);--> statement-breakpoint
CREATE INDEX `patient_merges_second` ON `patient_merges` (`second_id`);