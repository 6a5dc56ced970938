CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`line_id` text NOT NULL,
	`carrier` text NOT NULL,
	`carrier_ref` text NOT NULL,
	`state` text NOT NULL,
	`language` text,
	`from_enc` text,
	`from_index` text,
	`ivr_version` integer NOT NULL,
	`path` text NOT NULL,
	`position` text NOT NULL,
	`queued_at` integer,
	`rings_until` integer,
	`answered_at` integer,
	`answered_by_id` text,
	`ended_at` integer,
	`texted_at` integer,
	`returned_at` integer,
	`returned_by_id` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `phone_lines`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calls_ref` ON `calls` (`carrier`,`carrier_ref`);--> statement-breakpoint
CREATE INDEX `calls_facility` ON `calls` (`facility_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `calls_state` ON `calls` (`state`,`facility_id`);--> statement-breakpoint
CREATE TABLE `ivr_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`number` integer NOT NULL,
	`tree` text NOT NULL,
	`published_by_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ivr_versions_number` ON `ivr_versions` (`facility_id`,`number`);--> statement-breakpoint
CREATE TABLE `phone_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`number` text NOT NULL,
	`label` text NOT NULL,
	`languages` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `phone_lines_number` ON `phone_lines` (`facility_id`,`number`);--> statement-breakpoint
CREATE TABLE `ring_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`name` text NOT NULL,
	`members_enc` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ring_groups_facility` ON `ring_groups` (`facility_id`,`name`);--> statement-breakpoint
CREATE TABLE `telephony_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`hours` text NOT NULL,
	`draft` text NOT NULL,
	`live_version` integer NOT NULL,
	`greeting` text NOT NULL,
	`tells` text NOT NULL,
	`announces_recording` integer NOT NULL,
	`texts_back` integer NOT NULL,
	`keep_days` integer NOT NULL,
	`switched_to` text,
	`switched_until` integer,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `telephony_settings_facility_id_unique` ON `telephony_settings` (`facility_id`);--> statement-breakpoint
CREATE TABLE `voicemails` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`call_id` text NOT NULL,
	`state` text NOT NULL,
	`seconds` integer NOT NULL,
	`recording_enc` text,
	`transcript_enc` text,
	`assignee_id` text,
	`wiped_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`call_id`) REFERENCES `calls`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voicemails_call` ON `voicemails` (`call_id`);--> statement-breakpoint
CREATE INDEX `voicemails_facility` ON `voicemails` (`facility_id`,`created_at`);