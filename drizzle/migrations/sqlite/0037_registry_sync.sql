CREATE TABLE `facility_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`facility_id` text NOT NULL,
	`digest` text NOT NULL,
	`seen_run_id` text NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facility_sources_number` ON `facility_sources` (`source`,`external_id`);--> statement-breakpoint
CREATE INDEX `facility_sources_facility` ON `facility_sources` (`facility_id`);--> statement-breakpoint
CREATE TABLE `field_trust` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`trust` text NOT NULL,
	`said_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `field_trust_field` ON `field_trust` (`subject_type`,`subject_id`,`field`);--> statement-breakpoint
CREATE TABLE `sync_conflicts` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`ours` text,
	`ours_trust` text NOT NULL,
	`ours_at` integer,
	`theirs` text,
	`theirs_on` text,
	`their_columns` text NOT NULL,
	`decision` text,
	`decided_at` integer,
	`decided_by_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sync_conflicts_field` ON `sync_conflicts` (`subject_type`,`subject_id`,`field`);--> statement-breakpoint
CREATE INDEX `sync_conflicts_open` ON `sync_conflicts` (`decision`,`field`,`id`);--> statement-breakpoint
CREATE INDEX `sync_conflicts_run` ON `sync_conflicts` (`run_id`);--> statement-breakpoint
CREATE TABLE `sync_records` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text,
	`external_id` text,
	`name` text NOT NULL,
	`outcome` text NOT NULL,
	`line` integer,
	`reason` text,
	`fields` text NOT NULL,
	`changes` text NOT NULL,
	`undo_outcome` text,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sync_records_position` ON `sync_records` (`run_id`,`position`);--> statement-breakpoint
CREATE INDEX `sync_records_outcome` ON `sync_records` (`run_id`,`outcome`,`position`);