CREATE TABLE `migration_files` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `migration_files_created` ON `migration_files` (`created_at`);--> statement-breakpoint
CREATE TABLE `sync_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`cadence` text NOT NULL,
	`weekday` integer NOT NULL,
	`hour` integer NOT NULL,
	`is_dry_run` integer NOT NULL,
	`states` text,
	`handled_at` integer NOT NULL,
	`outcome` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operator_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`right_hash` text,
	`right_until` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_tokens_token` ON `operator_tokens` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `operator_tokens_right` ON `operator_tokens` (`right_hash`);