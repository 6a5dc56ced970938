ALTER TABLE `contact_standings` ADD `day` text;--> statement-breakpoint
ALTER TABLE `contact_standings` ADD `messages` integer DEFAULT 0 NOT NULL;