CREATE TABLE `contact_standings` (
	`id` text PRIMARY KEY NOT NULL,
	`confirmed_at` integer,
	`confirmed_by` text,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `slot_holds` ADD `network_hash` text;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `network_hash` text;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `confirmed_at` integer;