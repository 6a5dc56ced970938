CREATE TABLE `facility_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`facility_id` text NOT NULL,
	`legal_name` text,
	`tax_id_enc` text,
	`billing_name` text,
	`billing_email` text,
	`billing_phone` text,
	`tells_bookings` integer NOT NULL,
	`tells_moves` integer NOT NULL,
	`tells_cancellations` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`facility_id`) REFERENCES `facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facility_accounts_facility_id_unique` ON `facility_accounts` (`facility_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `remote_actor_id` text;--> statement-breakpoint
CREATE INDEX `sessions_remote_actor` ON `sessions` (`remote_actor_id`,`revoked_at`);