CREATE TABLE `association_slugs` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`association_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_slugs_slug_unique` ON `association_slugs` (`slug`);--> statement-breakpoint
CREATE INDEX `association_slugs_association` ON `association_slugs` (`association_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `associations` ADD `hidden_parts` text;