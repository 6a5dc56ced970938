CREATE TABLE `unsent_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`path` text NOT NULL,
	`page` text NOT NULL,
	`body_enc` text NOT NULL,
	`used_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unsent_forms_user` ON `unsent_forms` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `unsent_forms_expiry` ON `unsent_forms` (`expires_at`);