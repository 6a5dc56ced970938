CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`input_digest` text,
	`params` text NOT NULL,
	`status` text NOT NULL,
	`started_by_type` text NOT NULL,
	`started_by_id` text,
	`undoes_id` text,
	`lease_owner` text,
	`lease_until` integer,
	`claims` integer NOT NULL,
	`checkpoint` text,
	`done` integer NOT NULL,
	`total` integer,
	`counts` text NOT NULL,
	`message_code` text,
	`error_code` text,
	`finished_at` integer,
	`undo_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_key` ON `runs` (`key`) WHERE status in ('queued', 'running', 'paused', 'cancelling');--> statement-breakpoint
CREATE INDEX `runs_kind` ON `runs` (`kind`,`created_at`,`id`);