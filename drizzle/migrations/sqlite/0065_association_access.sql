CREATE TABLE `association_handovers` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`from_member_id` text NOT NULL,
	`to_member_id` text NOT NULL,
	`status` text NOT NULL,
	`open_key` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_handovers_open_key_unique` ON `association_handovers` (`open_key`);--> statement-breakpoint
CREATE INDEX `association_handovers_association` ON `association_handovers` (`association_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `association_handovers_to` ON `association_handovers` (`to_member_id`,`status`);--> statement-breakpoint
CREATE TABLE `association_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`form_key` text NOT NULL,
	`open_key` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`expires_at` integer NOT NULL,
	`invited_by` text NOT NULL,
	`accepted_by` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accepted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `association_invitations_open_key_unique` ON `association_invitations` (`open_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `association_invitations_form` ON `association_invitations` (`association_id`,`form_key`);--> statement-breakpoint
CREATE INDEX `association_invitations_list` ON `association_invitations` (`association_id`,`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `association_members` ADD `role_given_at` integer;