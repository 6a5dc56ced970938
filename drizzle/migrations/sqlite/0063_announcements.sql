CREATE TABLE `announcement_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`announcement_id` text NOT NULL,
	`member_id` text NOT NULL,
	`is_in_app` integer NOT NULL,
	`read_at` integer,
	`mail` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`announcement_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcement_deliveries_member` ON `announcement_deliveries` (`announcement_id`,`member_id`);--> statement-breakpoint
CREATE INDEX `announcement_deliveries_notices` ON `announcement_deliveries` (`member_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcement_deliveries_mail` ON `announcement_deliveries` (`mail`,`id`);--> statement-breakpoint
CREATE TABLE `announcement_opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `association_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`association_id` text NOT NULL,
	`form_key` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`converted` text NOT NULL,
	`channels` text NOT NULL,
	`segment` text NOT NULL,
	`segment_status` text,
	`event_id` text,
	`chosen` text NOT NULL,
	`status` text NOT NULL,
	`send_at` integer,
	`sent_at` integer,
	`checkpoint` text,
	`created_by` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`association_id`) REFERENCES `associations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `association_events`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_form` ON `announcements` (`association_id`,`form_key`);--> statement-breakpoint
CREATE INDEX `announcements_list` ON `announcements` (`association_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`status`,`send_at`);