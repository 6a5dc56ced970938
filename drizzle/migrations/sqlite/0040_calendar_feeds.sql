CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`user_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`locale` text NOT NULL,
	`read_at` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_hash_unique` ON `calendar_feeds` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_living` ON `calendar_feeds` (`user_id`,`provider_id`) WHERE ended_at is null;