CREATE TABLE `association_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`file` text NOT NULL,
	`key_enc` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `association_proofs_association` ON `association_proofs` (`association_id`);--> statement-breakpoint
CREATE INDEX `association_proofs_created` ON `association_proofs` (`created_at`);--> statement-breakpoint
ALTER TABLE `associations` ADD `categories` text;--> statement-breakpoint
ALTER TABLE `associations` ADD `bylaws_for` text;--> statement-breakpoint
ALTER TABLE `associations` ADD `bylaws_on` text;