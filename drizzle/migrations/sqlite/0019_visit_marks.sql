ALTER TABLE `appointments` ADD `possible_double_of` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `missed_before` integer DEFAULT false NOT NULL;