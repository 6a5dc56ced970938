CREATE TABLE `ticket_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`note_enc` text,
	`caller_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_calls_open` ON `ticket_calls` (`ticket_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `ticket_calls_due` ON `ticket_calls` (`ended_at`,`due_at`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_macros` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`is_active` integer NOT NULL,
	`sort` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_by_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ticket_macros_sort` ON `ticket_macros` (`is_active`,`sort`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_picks` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `ticket_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_picks_place` ON `ticket_picks` (`message_id`,`position`);--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `merged_into_id` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `solved_at` integer;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `version` integer DEFAULT 1 NOT NULL;