CREATE TABLE `banned_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`phrase` text NOT NULL,
	`kind` text NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `decision_reasons` (
	`id` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`queues` text NOT NULL,
	`text` text NOT NULL,
	`is_active` integer NOT NULL,
	`sort` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`reviewer_id` text NOT NULL,
	`phone` text,
	`outcome` text NOT NULL,
	`note_enc` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `change_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_calls_request` ON `review_calls` (`request_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `change_requests` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `change_requests` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `change_requests` ADD `reason_code` text;--> statement-breakpoint
ALTER TABLE `change_requests` ADD `decided_after` text;--> statement-breakpoint
ALTER TABLE `change_requests` ADD `reopened_from_id` text;--> statement-breakpoint
CREATE INDEX `change_requests_queue` ON `change_requests` (`kind`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `change_requests_decided` ON `change_requests` (`decided_at`,`id`);