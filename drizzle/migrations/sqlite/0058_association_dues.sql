CREATE TABLE `association_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`note` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `association_applications_expires` ON `association_applications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `association_dues` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`member_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_before` text,
	`paid_until` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `association_dues_member` ON `association_dues` (`member_id`,`created_at`);